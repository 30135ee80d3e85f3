import { expect, it } from "vitest";
import { messaged } from "../../eventstore/players/noteExamples.ts";
import { erased } from "../../eventstore/privacy/examples.ts";
import { atMinute, rowsOf } from "../testing/deliver.ts";
import { playerMessagesProjector } from "./messages.ts";

const rowsAfter = rowsOf(playerMessagesProjector);
const row = { id: "m1", playerId: "kim", writtenBy: "ana", at: atMinute(0), ...messaged.data.personal };

it("keeps a message as it was written, once", async () =>
  expect((await rowsAfter([messaged])).playerMessages).toEqual([row]));

it("its words go with the player, whether or not they can still be read", async () => {
  const gone = { ...erased, data: { ...erased.data, subject: "kim" } };
  const blank = { ...row, subject: null, text: null };
  expect((await rowsAfter([messaged, gone])).playerMessages).toEqual([blank]);
  const sealed = { ...messaged, data: { ...messaged.data, personal: null } };
  expect((await rowsAfter([sealed])).playerMessages).toEqual([blank]);
});
