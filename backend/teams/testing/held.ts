import type { PlantHeld } from "../../testing/held.ts";
import { sendCreation, sendFinder } from "./teams.ts";

export const heldByTeams: PlantHeld = async (_, { pat, texts: { words, mail, phone } }) => {
  await sendFinder(pat, {
    playerName: words("Seeker"),
    availableDates: words("Weekends"),
    school: words("School"),
    currentTravelTeam: words("Travel"),
    positions: words("Positions"),
    additionalInfo: words("Wishes"),
    email: mail("finder"),
    phoneNumber: phone(),
  });
  await sendCreation(pat, {
    coachName: words("Founder"),
    additionalInfo: words("Field"),
    email: mail("creation"),
    phoneNumber: phone(),
  });
};
