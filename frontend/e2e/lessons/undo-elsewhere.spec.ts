import { once } from "node:events";
import { connect } from "node:net";
import { lessonUrl, type LessonView } from "../../../backend/lessons/contract.ts";
import { type MailView, mailsUrl } from "../../../backend/mail/contract.ts";
import { findRunningPostgres } from "../../../eventstore/embedded/testing/postgresOf.ts";
import { book, publish } from "../scheduling/offers.ts";
import {
  clearAway,
  listenSomewhere,
  newDataFolder,
  password,
  ready,
  register,
  startProduct,
} from "../testing/ownProduct.ts";
import { expect, personAt, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";

test.afterAll(clearAway);

const freePort = async () => {
  const { server, port } = await listenSomewhere();
  server.close();
  await once(server, "close");
  return port;
};

/** An address that stays while nodes come and go behind it, as a reverse proxy's does. */
const proxy = async () => {
  const { server, port } = await listenSomewhere();
  let behind = 0;
  server.on("connection", (near) => {
    const far = connect(behind);
    near.on("error", () => far.destroy()).on("close", () => far.destroy());
    far.on("error", () => near.destroy()).on("close", () => near.destroy());
    near.pipe(far).pipe(near);
  });
  return { url: `http://localhost:${port}`, turnTo: (node: string) => void (behind = Number(node)), server };
};

test("G1-55: when the node that declined a request is killed within the ten seconds, another one undoes it, and nothing is mailed", async ({
  playwright,
  open,
}) => {
  test.setTimeout(240_000); // two products start
  const DATA_DIR = newDataFolder();
  const [{ url, turnTo, server }, survivor, victim] = [await proxy(), await freePort(), await freePort()];
  const both = { DATA_DIR, PUBLIC_URL: url };
  await startProduct({ ...both, PORT: survivor }).says(ready);
  const DATABASE_URL = findRunningPostgres(DATA_DIR) ?? "";
  const dying = startProduct({ ...both, PORT: victim, DATABASE_URL, DEMO_DATA: "0" });
  await dying.says(ready);
  turnTo(victim);
  const email = "pat.lee@example.com";
  await register(url, email);
  const [riley, pat] = await Promise.all([
    personAt(playwright, url, { email: "coach@example.com", password: "fungo-demo" }),
    personAt(playwright, url, { email, password }),
  ]);
  const { id } = await book(pat, await publish(riley, { startTime: "05:00", endTime: "06:00" }));
  const mails = async () => {
    const found = await riley.call<MailView[]>("GET", `${mailsUrl}?filter=${JSON.stringify({ lessonId: id })}`);
    return found.filter(({ kind }) => kind === "lesson declined").map(({ state }) => state);
  };

  const page = await open(riley, { baseURL: url });
  await page.goto(`/instructor-dashboard/lessons/${id}/show`);
  await page.getByRole("button", { name: `Decline ${pat.name}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Decline request" }).click();
  await expectToast(page, "Lesson declined");
  await expect.poll(mails).toEqual(["waiting"]);
  dying.signal("SIGKILL");
  await dying.ended;
  turnTo(survivor);
  await page.getByRole("main").getByRole("button", { name: /^Undo/ }).click();
  await expectToast(page, "Undone");
  expect((await riley.call<LessonView>("GET", lessonUrl(id))).status).toBe("pending");
  await expect.poll(mails).toEqual([]); // dropped when its time came
  server.close();
  await Promise.all([riley, pat].map(({ session }) => session.dispose()));
});
