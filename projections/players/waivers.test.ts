import { expect, it } from "vitest";
import { waiverSigned } from "../../eventstore/players/examples.ts";
import { erased } from "../../eventstore/privacy/examples.ts";
import { atMinute, rowsOf } from "../testing/deliver.ts";
import { waiversProjector } from "./waivers.ts";

const rowsAfter = rowsOf(waiversProjector);
const { personal, ...signed } = waiverSigned.data;
const row = { id: "kim w1", ...signed, ...personal, signedAt: atMinute(0) };

it("keeps one signature for each text", async () => {
  expect((await rowsAfter([waiverSigned])).waivers).toEqual([row]);
  const newer = { ...waiverSigned, data: { ...waiverSigned.data, version: "w2" } };
  expect((await rowsAfter([waiverSigned, newer])).waivers).toEqual([
    row,
    { ...row, id: "kim w2", version: "w2", signedAt: atMinute(1) },
  ]);
});

it("the name goes with the player, whether or not it can still be read", async () => {
  const gone = { ...erased, data: { ...erased.data, subject: "kim" } };
  expect((await rowsAfter([waiverSigned, gone])).waivers).toEqual([{ ...row, name: null }]);
  const sealed = { ...waiverSigned, data: { ...waiverSigned.data, personal: null } };
  expect((await rowsAfter([sealed])).waivers).toEqual([{ ...row, name: null }]);
});
