import { afterAll, beforeAll, expect, it } from "vitest";
import { clinicInquiryStream, senderSubject } from "../../eventstore/clinics/events.ts";
import { erase } from "../privacy/erase.ts";
import { sendInquiry } from "../testing/inquiries.ts";
import { type Person, testProduct, type TestProduct } from "../testing/testProduct.ts";
import { eventually } from "../../eventstore/testing/eventually.ts";

let product: TestProduct;
let coach: Person, admin: Person;
beforeAll(async () => {
  product = await testProduct({ INQUIRY_REPLY_HOURS: "36" });
  [coach, admin] = [await product.person("instructor"), await product.person("admin")];
  await product.person();
  await product.startMailing();
});
afterAll(() => product.close());

interface Row {
  kind: string;
  recipient: string | null;
  subject: string | null;
  text: string;
  html: string;
}
/** Once everything recorded so far was processed. */
const heard = async () => {
  const head = await product.backend.store.head();
  const heardUpTo = async () => (await product.backend.db("mail.heard").first()).pos;
  await eventually(async () => expect(await heardUpTo()).toBe(head));
};
const about = async (subject: string): Promise<Row[]> => {
  await heard();
  return product.backend.db("mail.outbox").whereRaw("subjects @> array[?]", [subject]).orderBy("kind");
};
const subjectOf = (inquiryId: string) => senderSubject({ inquiryId, senderId: null });
const robotWords = {
  organizationName: "Maple League\nBcc: all@example.com",
  additionalInfo: "Buy now at evil.example",
};

it("A49: the sender reads that it arrived, and none of the text that came with it; everyone on staff hears of it", async () => {
  const id = await sendInquiry(product.visitor(), robotWords);
  const [toSender, ...toStaff] = await about(subjectOf(id));
  expect(toSender).toMatchObject({
    kind: "coaching inquiry received",
    recipient: "dana@maplevalley.example",
    subject: "We got your inquiry about a clinic or camp",
  });
  expect(toSender!.text).toContain("will call or email you within 36 hours to work out");
  expect(toSender!.text).toContain("Nothing is booked yet.");
  expect(toSender!.html + toSender!.text).not.toMatch(/Maple|Dana|March|evil/);
  expect(new Set(toStaff.map(({ recipient }) => recipient))).toEqual(new Set([coach.email, admin.email]));
  for (const mail of toStaff) {
    expect(mail.text).toContain("We promised a reply within 36 hours.");
    expect(mail.subject).toBe("Coaching inquiry from Maple League Bcc: all@example.com"); // one line
    expect(mail.html + mail.text).not.toMatch(/010-0190|dana@|evil/);
    const dashboard = mail.recipient === admin.email ? "admin-dashboard" : "instructor-dashboard";
    expect(mail.text).toContain(`/${dashboard}/coaching-inquiries/${id}/show`);
  }
});

it("each is mailed once, however often its fact is delivered", async () => {
  const id = await sendInquiry(product.visitor());
  expect(await about(subjectOf(id))).toHaveLength(3);
  await product.backend.db("mail.heard").update({ pos: "" });
  await product.person(); // a fact that no one is mailed about, to go on from
  expect(await about(subjectOf(id))).toHaveLength(3);
});

it("with the sender's data the mails that name them are gone", async () => {
  const id = await sendInquiry(product.visitor());
  expect(await about(subjectOf(id))).toHaveLength(3);
  const command = { actor: "system", now: new Date().toISOString(), requestId: "spec" } as const;
  await erase(product.backend, command, subjectOf(id));
  for (const { recipient, subject, text } of await about(subjectOf(id)))
    expect([recipient, subject, text]).toEqual([null, null, null]);
  for await (const { data } of product.backend.store.read(clinicInquiryStream(id)))
    expect(JSON.stringify(data)).not.toContain("Maple");
});
