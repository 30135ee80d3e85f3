import { expect, it } from "vitest";
import { messaged } from "../../../eventstore/camps/examples.ts";
import { erased } from "../../../eventstore/privacy/examples.ts";
import { atMinute, rowsOf } from "../../testing/deliver.ts";
import { campMessagesProjector } from "./campMessages.ts";

const rowsAfter = rowsOf(campMessagesProjector);
const row = {
  id: "m1",
  campId: "c1",
  authorId: "ana",
  audience: "everybody",
  ...messaged.data.personal,
  families: 2,
  players: 3,
  sentAt: atMinute(0),
};

it("a message has its text as long as its author is there", async () => {
  expect((await rowsAfter([messaged])).campMessages).toEqual([row]);
  const gone = { ...row, subject: null, text: null };
  const author = { ...erased, data: { subject: "ana" } };
  expect((await rowsAfter([messaged, author])).campMessages).toEqual([gone]);
  expect((await rowsAfter([{ ...messaged, data: { ...messaged.data, personal: null } }])).campMessages).toEqual([gone]);
  expect((await rowsAfter([messaged, { ...erased, data: { subject: "pat" } }])).campMessages).toEqual([row]);
});
