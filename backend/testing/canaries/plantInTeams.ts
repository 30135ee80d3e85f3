import { createTeamUrl, findTeamUrl } from "../../teams/contract.ts";
import { creationOf, finderOf } from "../../teams/testing/teams.ts";
import type { Canaries } from "./canaries.ts";
import type { Send } from "./freeTexts.ts";

/** What a family and a coach without an account tell us, and a player with one. */
export const plantInTeams = async (
  { words, mail, phone }: Canaries,
  { visitor, pat }: { visitor: Send; pat: Send },
) => {
  const looked = finderOf({
    playerName: words("Seeker"),
    availableDates: words("Seasons"),
    school: words("School"),
    currentTravelTeam: words("Travel"),
    positions: words("Positions"),
    additionalInfo: words("Hopes"),
    email: mail("finder"),
    phoneNumber: phone(50),
  });
  const founded = creationOf({
    coachName: words("Founder"),
    additionalInfo: words("Plans"),
    email: mail("creation"),
    phoneNumber: phone(51),
  });
  await visitor("POST", findTeamUrl, { ...looked, topic: words("Robot seeks") });
  await visitor("POST", createTeamUrl, { ...founded, topic: words("Robot founds") });
  await visitor("POST", findTeamUrl, looked);
  await visitor("POST", createTeamUrl, founded);
  await pat("POST", findTeamUrl, { ...looked, playerName: words("Child seeks"), email: mail("finder2") });
};
