import { campStream } from "../../../eventstore/camps/events.ts";
import { guardsPlace, listGuardedPlaces } from "../../../projections/camps/ownRegistrationQueries.ts";
import { locateRegistration } from "../../../projections/camps/registrationQueries.ts";
import { call, type Call } from "../../http/call.ts";
import { sought } from "../../sought.ts";
import { noSuchRegistration } from "../admission.ts";
import { camp } from "../camp.ts";
import { GuardedPlaceView, guardedPlacesUrl, withdrawPlaceUrl } from "../contract.ts";
import { withdraw } from "./changeRegistration.ts";

/** What a parent or guardian sees and does for a player that the other one registered. */
export const guardedPlaceCalls: readonly Call[] = [
  call(
    "GET",
    guardedPlacesUrl,
    {
      does: "Lists the camps that somebody else registered the caller's players for. Money and contacts stay with whoever did.",
      who: "signed in",
      answer: { status: 200, body: GuardedPlaceView.array() },
    },
    ({ user }, { db, time }) => listGuardedPlaces(db, { userId: user.id, today: time.today() }),
  ),
  call(
    "POST",
    withdrawPlaceUrl(":id", ":participantId"),
    {
      does: "Withdraws a player that somebody else registered, and emails them. What was paid becomes a refund due to them.",
      who: "signed in",
      whoInWords: "whoever may act for that player, and didn't register them",
      answer: { status: 200, body: GuardedPlaceView.array() },
      refused: { 409: "The camp is over." },
    },
    async ({ user, command, params: { id: registrationId, participantId } }, backend) => {
      const { db, handle, time } = backend;
      const find = async () =>
        (await guardsPlace(db, { userId: user.id, registrationId, participantId }))
          ? locateRegistration(db, registrationId)
          : undefined;
      const { campId } = await sought(backend, find, noSuchRegistration);
      const target = { fold: camp, stream: campStream(campId), command };
      await handle(
        target,
        withdraw({ registrationId, participantId, guardianId: user.id }, { now: command.now, time }),
      );
      return listGuardedPlaces(db, { userId: user.id, today: time.today() });
    },
  ),
];
