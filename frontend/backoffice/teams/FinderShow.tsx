import { Alert, Box, Typography } from "@mui/material";
import { useRefresh } from "react-admin";
import {
  BirthDateView,
  type FinderStatus,
  type TeamFinderView,
  teamStatusesAfter,
} from "../../../backend/teams/contract.ts";
import { birthDateUrl } from "../../../backend/teams/staffContract.ts";
import { query } from "../../shared/api.ts";
import { dateAt, dayAgo, dayOfYear } from "../../shared/formats.ts";
import { useSend } from "../../shared/forms/useSend.ts";
import { tryAgainWords } from "../../shared/words.ts";
import { useAct } from "../data/useAct.ts";
import { ActButton } from "../../shared/forms/ActButton.tsx";
import { Fact } from "../frame/Fact.tsx";
import { ShowPage } from "../frame/ShowPage.tsx";
import { StatusMenu } from "../frame/StatusMenu.tsx";
import { FinderAsked } from "./TeamAsked.tsx";
import { TeamFacts } from "./TeamFacts.tsx";
import { TeamStatusChip } from "./TeamStatusChip.tsx";
import type { TeamVerbs } from "./verbs.ts";
import { finderMeans as means, finderWords as words, nameOr, statusLabel, teamOf } from "./words.ts";

const FinderStatusMenu = ({ finder: { id, status, playerName } }: { finder: TeamFinderView }) => {
  const { send, sending } = useAct(({ answerFinder }: TeamVerbs) => answerFinder, {
    done: words.statusUpdated,
    failed: words.failedToUpdate,
  });
  const next: readonly FinderStatus[] = teamStatusesAfter.finder[status];
  if (next.length === 0) return null;
  return (
    <StatusMenu
      of={words.the(nameOr(playerName))}
      variant="contained"
      choices={next.map((one) => ({ status: one, label: statusLabel[one], means: means[one] }))}
      current={status}
      busy={sending}
      onChoose={(chosen) => void send({ id, status: chosen })}
    />
  );
};

/** Shown on request alone: the server records who looked. */
const BirthDate = ({ id }: { id: string }) => {
  const refresh = useRefresh(); // the timeline tells of it
  const { send, sending, answer, refusal } = useSend<string, BirthDateView>(
    (finderId) => query(birthDateUrl(finderId), BirthDateView),
    {
      failed: { text: tryAgainWords.pleaseTryAgain },
      sent: () => refresh(),
    },
  );
  return (
    <Box component="output" sx={{ display: "grid", gap: 1, justifyItems: "start" }}>
      {answer ? (
        <>
          <span>{dayOfYear(answer.birthDate)}</span>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {words.recorded}
          </Typography>
        </>
      ) : (
        <>
          <ActButton variant="outlined" size="small" busy={sending} onClick={() => void send(id)}>
            {words.showDate}
          </ActButton>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {words.showingIsRecorded}
          </Typography>
          {refusal && (
            <Alert severity="error">
              {words.couldntShow}. {refusal}
            </Alert>
          )}
        </>
      )}
    </Box>
  );
};

const FinderShow = () => (
  <ShowPage<TeamFinderView>
    resource="team-finders"
    title={words.player}
    back={{ to: "/team-finders", label: words.allPlayers }}
    failed={words.failed}
    gone={{ title: words.notFound, heading: words.weCantFind, text: words.mayBeDeleted, seeAll: words.allPlayers }}
    heading={(finder) => ({
      title: nameOr(finder.playerName),
      lead: words.lead(teamOf(finder), dayAgo(dateAt(finder.createdAt)).toLowerCase()),
      beside: <TeamStatusChip status={finder.status} />,
      actions: <FinderStatusMenu finder={finder} />,
    })}
  >
    {(finder) => (
      <TeamFacts kind="team-finder" sent={finder} name={finder.playerName}>
        <FinderAsked sent={finder}>
          <Fact name={words.dateOfBirth}>
            <BirthDate key={finder.id} id={finder.id} />
          </Fact>
        </FinderAsked>
      </TeamFacts>
    )}
  </ShowPage>
);
export default FinderShow;
