import { expect, it } from "vitest";
import { added, closed, joined, left, waiverSigned } from "../../../eventstore/players/examples.ts";
import { given } from "../../given.ts";
import { player } from "../player.ts";
import { signWaiver } from "./signWaiver.ts";

const { personal, ...signed } = waiverSigned.data;
const sign = (by = "pat", version = "w1") => signWaiver({ ...signed, ...personal, by, version });
const missing = expect.objectContaining({ code: "NoSuchPlayer" });

it("a guardian signs each text once for a player, and a joined one's signature is enough", () => {
  expect(given(player, added).when(sign())).toEqual([waiverSigned]);
  expect(given(player, added, joined, waiverSigned).when(sign("lou"))).toEqual([]);
  const newer = { ...waiverSigned, data: { ...waiverSigned.data, by: "lou", version: "w2" } };
  expect(given(player, added, joined, waiverSigned).when(sign("lou", "w2"))).toEqual([newer]);
});

it("a player with an account signs for itself", () => {
  const own = signWaiver({ playerId: "pat", version: "w1", by: "pat", name: "Pat Reyes" });
  expect(given(player).when(own)).toMatchObject([{ type: "WaiverSigned", data: { playerId: "pat", by: "pat" } }]);
});

it("nobody else signs, nor for a player who is gone", () => {
  expect(() => given(player, added).when(sign("sam"))).toThrow(missing);
  expect(() => given(player, added, joined, left).when(sign("lou"))).toThrow(missing);
  expect(() => given(player, added, closed).when(sign())).toThrow(missing);
});
