import type { PlayerEvent } from "../../../eventstore/players/events.ts";
import { refuseStranger } from "../guardians/guardianship.ts";
import type { Player } from "../player.ts";

interface Signing {
  readonly playerId: string;
  readonly version: string;
  readonly by: string;
  readonly name: string;
}

/** One signature is enough for each text, whichever guardian's it is. */
export const signWaiver =
  ({ name, ...data }: Signing) =>
  (player: Player): PlayerEvent[] => {
    refuseStranger(player, data.playerId, data.by);
    if (player.waivers.has(data.version)) return [];
    return [{ type: "WaiverSigned", data: { ...data, personal: { name } } }];
  };
