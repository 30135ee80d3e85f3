import type { ReactNode } from "react";
import type { TeamCreationView, TeamFinderView } from "../../../backend/teams/contract.ts";
import { Fact, missing, toldBy } from "../frame/Fact.tsx";
import { finderWords, showWords as words, teamsWords } from "./words.ts";

const toldIn = ({ email }: { email: string | null }) => toldBy(email === null);

/** What somebody who looks for a team or starts one wrote besides. */
export const TeamNote = ({ sent }: { sent: TeamCreationView | TeamFinderView }) => (
  <Fact name={words.anythingElse}>{toldIn(sent)(sent.additionalInfo)}</Fact>
);

/** What a family says about its player. */
export const FinderAsked = ({ sent, children }: { sent: TeamFinderView; children?: ReactNode }) => {
  const told = toldIn(sent);
  return (
    <>
      <Fact name={teamsWords.age}>{sent.age === null ? missing : finderWords.ageWhenSent(sent.age)}</Fact>
      {children}
      <Fact name={finderWords.available}>{told(sent.availableDates)}</Fact>
      <Fact name={finderWords.jerseySize}>{told(sent.jerseySize)}</Fact>
      <Fact name={finderWords.positions}>{told(sent.positions)}</Fact>
      <Fact name={finderWords.school}>{told(sent.school)}</Fact>
      <Fact name={finderWords.currentTeam}>{told(sent.currentTravelTeam)}</Fact>
      <TeamNote sent={sent} />
    </>
  );
};
