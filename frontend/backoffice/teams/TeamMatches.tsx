import { Box, Card, Link, Skeleton, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { Link as RouterLink } from "react-router";
import { type IntroductionState, TeamMatchView } from "../../../backend/teams/contract.ts";
import { matchesUrl } from "../../../backend/teams/staffContract.ts";
import { query } from "../../shared/api.ts";
import { Empty } from "../../shared/Empty.tsx";
import { Problem } from "../../shared/Problem.tsx";
import { useAct } from "../data/useAct.ts";
import { ActButton } from "../frame/ActButton.tsx";
import { Section } from "../frame/Section.tsx";
import { StateChip, type Tone } from "../frame/StateChip.tsx";
import { TeamsPage } from "./TeamsPage.tsx";
import type { TeamVerbs } from "./verbs.ts";
import { introductionLabel, matchesWords as words, nameOr, teamOf } from "./words.ts";

const tone = { asked: "info", introduced: "success", declined: undefined, lapsed: undefined } as const satisfies Record<
  IntroductionState,
  Tone | undefined
>;

type Finder = TeamMatchView["finders"][number];
type Creation = TeamMatchView["creations"][number];

const Introduce = ({ finder, creation }: { finder: Finder; creation: Creation }) => {
  const { send, sending } = useAct(({ introduce }: TeamVerbs) => introduce, {
    done: words.emailingBoth,
    meaning: words.onlyIfBoth,
    failed: words.failedToIntroduce,
  });
  return (
    <ActButton
      variant="outlined"
      busy={sending}
      aria-label={words.introduceWhom(nameOr(finder.name), nameOr(creation.name))}
      onClick={() => void send({ finderId: finder.id, creationId: creation.id })}
    >
      {words.introduce}
    </ActButton>
  );
};

/** A coach, and each player who could be introduced. Without a coach, who waits. */
const Players = ({ group, creation }: { group: TeamMatchView; creation?: Creation }) => (
  <Card sx={{ mb: 2, px: { xs: 2, sm: 3 }, py: 1.5 }}>
    {creation && (
      <Link
        component={RouterLink}
        to={`/team-creations/${creation.id}/show`}
        sx={{ fontWeight: 700, display: "inline-block", py: 1 }}
      >
        {words.startsATeam(nameOr(creation.name))}
      </Link>
    )}
    {group.finders.length === 0 && <Typography sx={{ py: 1, color: "text.secondary" }}>{words.noPlayers}</Typography>}
    <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
      {group.finders.map((finder) => {
        const known = group.introductions.find((one) => one.finderId === finder.id && one.creationId === creation?.id);
        return (
          <Box
            component="li"
            key={finder.id}
            sx={{
              display: "flex",
              flexWrap: "wrap",
              gap: 1,
              alignItems: "center",
              justifyContent: "space-between",
              minHeight: 48,
            }}
          >
            <Link component={RouterLink} to={`/team-finders/${finder.id}/show`} color="inherit" sx={{ py: 1 }}>
              {words.aged(nameOr(finder.name), finder.age)}
            </Link>
            {known ? (
              <StateChip label={introductionLabel[known.state]} tone={tone[known.state]} />
            ) : (
              creation && <Introduce finder={finder} creation={creation} />
            )}
          </Box>
        );
      })}
    </Box>
  </Card>
);

const TeamMatches = () => {
  const { data, error, refetch } = useQuery({
    queryKey: ["team-matches"],
    queryFn: ({ signal }) => query(matchesUrl, TeamMatchView.array(), { signal }),
    refetchOnMount: "always", // a colleague may have introduced two, or somebody answered
  });
  return (
    <TeamsPage lead={words.lead}>
      {error ? (
        <Problem title={words.failed} error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton variant="rounded" height={320} sx={{ borderRadius: "16px" }} />
      ) : data.length === 0 ? (
        <Empty title={words.none} text={words.noneText} />
      ) : (
        data.map((group) => (
          <Section
            key={teamOf(group)}
            title={teamOf(group)}
            beside={
              <Typography sx={{ color: "text.secondary" }}>
                {words.wait(group.finders.length, group.creations.length)}
              </Typography>
            }
          >
            {group.creations.map((creation) => (
              <Players key={creation.id} group={group} creation={creation} />
            ))}
            {group.creations.length === 0 && <Players group={group} />}
          </Section>
        ))
      )}
    </TeamsPage>
  );
};
export default TeamMatches;
