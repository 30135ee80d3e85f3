import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { ImapFlow } from "imapflow";
import { afterAll, beforeAll, expect, it } from "vitest";
import { outreachStream } from "../../../eventstore/outreach/events.ts";
import { eventually } from "../../../eventstore/testing/eventually.ts";
import { mailOfBounceAddress } from "../../mail/open.ts";
import { smtpServer, type TestSmtpServer } from "../../mail/testing/smtpServer.ts";
import { type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { describeOn } from "../../videos/testing/bucket.ts";
import { leaguesUrl, outreachUrl, sendUrl } from "../contract.ts";
import { outreachForm } from "../testing/outreachForm.ts";
import { readBounces } from "./readBounces.ts";
import { startDovecot } from "./testing/dovecot.ts";

const inExamples = "0198c0de-1111-7222-8333-444455556666";
const dovecot = await startDovecot();

describeOn(dovecot, "reading a mailbox", ({ url, stop }) => {
  let product: TestProduct;
  let server: TestSmtpServer;
  let coach: Person;
  beforeAll(async () => {
    server = await smtpServer();
    const place = { FACILITY_ADDRESS: "12 Ballpark Lane, Springfield", MAIL_FROM: "mail@fungo.example" };
    product = await testProduct({ ...place, SMTP_URL: server.url, BOUNCE_IMAP_URL: url });
    coach = await product.person("instructor");
    await product.startMailing();
  });
  afterAll(async () => {
    await product.close();
    await server.close();
    await stop();
  });

  const shown = async (id: string) => (await coach("GET", `${outreachUrl}/${id}`)).body;
  /** An email that was sent, and the mail whose bounces would be its. */
  const sent = async () => {
    const { id } = (await coach("POST", sendUrl, outreachForm())).body;
    await eventually(async () => expect((await shown(id)).state).toBe("sent"));
    const email = await shown(id);
    const n = server.received.findIndex(({ to }) => to?.[0]?.address === email.to);
    return { ...email, mailId: mailOfBounceAddress(server.senders[n]!) ?? "none" };
  };
  const inMailbox = async <T>(work: (client: ImapFlow) => Promise<T>) => {
    const { hostname: host, port, username: user, password: pass } = new URL(url);
    const client = new ImapFlow({ host, port: Number(port), secure: false, auth: { user, pass }, logger: false });
    await client.connect();
    const opened = await client.getMailboxLock("INBOX");
    try {
      return await work(client);
    } finally {
      opened.release();
      await client.logout();
    }
  };
  const arrives = async (name: string, mailId: string) => {
    const example = await readFile(new URL(`testing/${name}.eml`, import.meta.url), "utf8");
    await inMailbox((client) => client.append("INBOX", example.replaceAll(inExamples, mailId)));
  };
  const read = () =>
    readBounces(product.backend, { now: new Date().toISOString(), signal: new AbortController().signal });
  const unread = () => inMailbox((client) => client.search({ seen: false }));
  const bouncesOf = async (id: string) => {
    let bounces = 0;
    for await (const { type } of product.backend.store.read(outreachStream(id)))
      if (type === "OutreachBounced") bounces++;
    return bounces;
  };

  it("marks what came back for good and suppresses its address; read twice, it records nothing more", async () => {
    const email = await sent();
    await arrives("no-such-mailbox", email.mailId);
    await read();
    expect(await shown(email.id)).toMatchObject({ bounceCode: "5.1.1", bouncedAt: expect.any(String), state: "sent" });
    const filter = encodeURIComponent(JSON.stringify({ id: email.leagueId }));
    expect((await coach("GET", `${leaguesUrl}?filter=${filter}`)).body).toMatchObject([{ suppressedBy: "bounce" }]);
    expect(await unread()).toEqual([]);
    await arrives("no-such-mailbox", email.mailId);
    await read();
    expect(await bouncesOf(email.id)).toBe(1);
  });

  it("leaves an email alone after a delay or a reply from vacation, and passes over what is about no email of ours", async () => {
    const email = await sent();
    for (const name of ["delayed", "vacation", "temporary-given-up"]) await arrives(name, email.mailId);
    await arrives("no-such-mailbox", randomUUID());
    await read();
    expect(await shown(email.id)).toMatchObject({ bouncedAt: null });
    expect(await coach("POST", sendUrl, outreachForm({ recipientEmail: email.to }))).toMatchObject({ status: 202 });
    expect(await unread()).toEqual([]);
  });

  it("a mailbox that can't be reached fails this time, and is read the next", async () => {
    const email = await sent();
    await arrives("mailbox-full-for-days", email.mailId);
    const elsewhere = { ...product.backend, bounceMailbox: "imap://bounce:secret@127.0.0.1:1" };
    await expect(
      readBounces(elsewhere, { now: new Date().toISOString(), signal: new AbortController().signal }),
    ).rejects.toThrow("ECONNREFUSED");
    await read();
    expect(await shown(email.id)).toMatchObject({ bounceCode: "5.2.2" });
  });
});

it("without a mailbox of its own, an email comes from where all do, and nothing is read", async () => {
  const server = await smtpServer();
  const place = { FACILITY_ADDRESS: "12 Ballpark Lane, Springfield", MAIL_FROM: "mail@fungo.example" };
  const product = await testProduct({ ...place, SMTP_URL: server.url });
  await product.startMailing();
  await (
    await product.person("instructor")
  )("POST", sendUrl, outreachForm());
  await eventually(async () => expect(server.senders).toEqual(["mail@fungo.example"]));
  await readBounces(product.backend, { now: new Date().toISOString(), signal: new AbortController().signal });
  await product.close();
  await server.close();
});
