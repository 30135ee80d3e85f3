import { Box, Button, Card, Skeleton, Typography } from "@mui/material";
import { type BlockView, blockUrl } from "../../../../backend/scheduling/contract.ts";
import { command } from "../../../shared/api.ts";
import { clockRange, shortDate } from "../../../shared/formats.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { useChange } from "../../../shared/scheduling/useChange.ts";
import { type Schedule, useBlocks } from "../../../shared/scheduling/useSchedule.ts";
import { blockListWords as words, closedDaysWords } from "../words.ts";

/** "Mon, May 6 – Wed, May 8, all day", "Mon, May 6, 4:00–6:00 PM" */
const blockInWords = ({ firstDay, lastDay, startTime, endTime }: BlockView) => {
  const days = firstDay === lastDay ? shortDate(firstDay) : `${shortDate(firstDay)} – ${shortDate(lastDay)}`;
  const hours = startTime && endTime ? clockRange(startTime, endTime) : words.allDay;
  return `${days}, ${hours}`;
};

export const BlockList = ({ schedule }: { schedule: Schedule }) => {
  const { data, error, refetch } = useBlocks(schedule);
  const lift = useChange((id: string) => command("DELETE", blockUrl(id)), {
    done: words.datesUnblocked,
    failed: words.failedToUnblockDates,
  });
  return (
    <Box component="section" aria-labelledby="blocks" sx={{ mt: 5 }}>
      <Typography id="blocks" variant="h3" component="h2">
        {words.blockedDates}
      </Typography>
      <Box sx={{ mt: 1.5 }}>
        {error ? (
          <Problem title={words.failedToFetchBlocked} error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <Skeleton variant="rounded" height={64} />
        ) : data.length === 0 ? (
          <Typography sx={{ color: "text.secondary" }}>{words.noneBlockedDates}</Typography>
        ) : (
          <Box component="ul" sx={{ listStyle: "none", p: 0, m: 0, display: "grid", gap: 1.5 }}>
            {data.map((block) => (
              <Card
                key={block.id}
                component="li"
                sx={{ px: 2, py: 1, display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}
              >
                <Box sx={{ flex: "1 1 200px", fontWeight: 650 }}>
                  {blockInWords(block)}
                  {block.closedFor && (
                    <Typography variant="body2" sx={{ color: "text.secondary" }}>
                      {closedDaysWords.closedFor(block.closedFor)}
                    </Typography>
                  )}
                </Box>
                {block.closedFor === null && (
                  <Button
                    sx={{ ml: { xs: -2.25, sm: 0 } }}
                    aria-label={words.unblockWhat(blockInWords(block))}
                    onClick={() => !lift.isPending && lift.mutate(block.id)}
                  >
                    {words.unblock}
                  </Button>
                )}
              </Card>
            ))}
          </Box>
        )}
      </Box>
    </Box>
  );
};
