import { type CreationStatus, type TeamCreationView, teamStatusesAfter } from "../../../backend/teams/contract.ts";
import { dateAt, dayAgo } from "../../shared/formats.ts";
import { useAct } from "../data/useAct.ts";
import { ShowPage } from "../frame/ShowPage.tsx";
import { StatusMenu } from "../frame/StatusMenu.tsx";
import { TeamNote } from "./TeamAsked.tsx";
import { TeamFacts } from "./TeamFacts.tsx";
import { TeamStatusChip } from "./TeamStatusChip.tsx";
import type { TeamVerbs } from "./verbs.ts";
import { creationMeans as means, creationWords as words, finderWords, nameOr, statusLabel, teamOf } from "./words.ts";

const CreationStatusMenu = ({ creation: { id, status, coachName } }: { creation: TeamCreationView }) => {
  const { send, sending } = useAct(({ answerCreation }: TeamVerbs) => answerCreation, {
    done: finderWords.statusUpdated,
    failed: finderWords.failedToUpdate,
  });
  const next: readonly CreationStatus[] = teamStatusesAfter.creation[status];
  if (next.length === 0) return null;
  return (
    <StatusMenu
      of={words.the(nameOr(coachName))}
      variant="contained"
      choices={next.map((one) => ({ status: one, label: statusLabel[one], means: means[one] }))}
      current={status}
      busy={sending}
      onChoose={(chosen) => void send({ id, status: chosen })}
    />
  );
};

const CreationShow = () => (
  <ShowPage<TeamCreationView>
    resource="team-creations"
    title={words.coach}
    back={{ to: "/team-creations", label: words.allCoaches }}
    failed={words.failed}
    gone={{ title: words.notFound, heading: words.weCantFind, text: words.mayBeDeleted, seeAll: words.allCoaches }}
    heading={(creation) => ({
      title: nameOr(creation.coachName),
      lead: words.lead(teamOf(creation), dayAgo(dateAt(creation.createdAt)).toLowerCase()),
      beside: <TeamStatusChip status={creation.status} />,
      actions: <CreationStatusMenu creation={creation} />,
    })}
  >
    {(creation) => (
      <TeamFacts kind="team-creation" sent={creation} name={creation.coachName}>
        <TeamNote sent={creation} />
      </TeamFacts>
    )}
  </ShowPage>
);
export default CreationShow;
