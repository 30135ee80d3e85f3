import { Box, Button, Card, Link, Skeleton, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link as RouterLink } from "react-router";
import { type IntroductionState, TeamMatchView } from "../../../backend/teams/contract.ts";
import { isOlderThan } from "../../../backend/teams/divisionRule.ts";
import { matchesUrl } from "../../../backend/teams/staffContract.ts";
import { query } from "../../shared/api.ts";
import { Empty } from "../../shared/Empty.tsx";
import { Problem } from "../../shared/Problem.tsx";
import { useAct } from "../data/useAct.ts";
import { ConfirmDialog } from "../frame/ConfirmDialog.tsx";
import { Section } from "../frame/Section.tsx";
import { StateChip, type Tone } from "../frame/StateChip.tsx";
import { TeamsPage } from "./TeamsPage.tsx";
import type { TeamVerbs } from "./verbs.ts";
import { introductionLabel, matchesWords as words, nameOr, saidNoLabel, teamOf } from "./words.ts";

const tone = { asked: "info", introduced: "success", declined: undefined, lapsed: undefined } as const satisfies Record<
  IntroductionState,
  Tone | undefined
>;

type Finder = TeamMatchView["finders"][number];
type Creation = TeamMatchView["creations"][number];

type Pair = { finder: Finder; creation: Creation; tooOld: string | false };

const Introduce = ({ finder, creation, tooOld }: Pair) => {
  const [asks, setAsks] = useState(false);
  const { send, sending } = useAct(({ introduce }: TeamVerbs) => introduce, {
    done: words.emailingBoth,
    meaning: words.onlyIfBoth,
    failed: words.failedToIntroduce,
  });
  const [player, coach] = [nameOr(finder.name), nameOr(creation.name)];
  return (
    <>
      <Button variant="outlined" aria-label={words.introduceWhom(player, coach)} onClick={() => setAsks(true)}>
        {words.introduce}
      </Button>
      <ConfirmDialog
        open={asks}
        busy={sending}
        title={words.introduceQuestion(player, coach)}
        action={words.introduce}
        onConfirm={() => void send({ finderId: finder.id, creationId: creation.id }).then(() => setAsks(false))}
        onClose={() => setAsks(false)}
      >
        {words.emailsBoth(player, coach)}
        {tooOld && <Box sx={{ mt: 1.5, color: "warning.main" }}>{tooOld}</Box>}
      </ConfirmDialog>
    </>
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
        const tooOld = isOlderThan(group.division, finder.age) && words.tooOld(group.division);
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
            <div>
              <Link
                component={RouterLink}
                to={`/team-finders/${finder.id}/show`}
                color="inherit"
                sx={{ display: "inline-block", py: 1 }}
              >
                {words.aged(nameOr(finder.name), finder.age)}
              </Link>
              {tooOld && (
                <Typography variant="body2" sx={{ color: "warning.main", pb: 1 }}>
                  {tooOld}
                </Typography>
              )}
            </div>
            {known ? (
              <StateChip
                label={known.saidNo ? saidNoLabel[known.saidNo] : introductionLabel[known.state]}
                tone={tone[known.state]}
              />
            ) : (
              creation && <Introduce {...{ finder, creation, tooOld }} />
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
