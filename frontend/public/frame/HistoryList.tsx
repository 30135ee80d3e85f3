import { Box, Typography } from "@mui/material";
import type { HistoryEntry } from "../../../backend/history/contract.ts";
import { longDateAndTime } from "../../shared/formats.ts";
import { historyListWords } from "./words.ts";

/** A fact without words of its own: "LessonMovedAway" → "Lesson moved away" */
const plain = (what: string) => what.replaceAll(/(?<=.)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** What happened, when, and by whom. `words`: what to call each fact. */
export const HistoryList = ({
  entries,
  words,
}: {
  entries: readonly HistoryEntry[];
  words: Record<string, string>;
}) => {
  return (
    <Box
      component="ol"
      aria-label={historyListWords.history}
      sx={{ listStyle: "none", p: 0, m: 0, ml: 0.5, borderLeft: "2px solid", borderColor: "divider" }}
    >
      {entries.map(({ id, what, at, actor }) => (
        <Box
          component="li"
          key={id}
          sx={{
            position: "relative",
            pl: 2.5,
            py: 0.75,
            "&::before": {
              content: '""',
              position: "absolute",
              left: -6,
              top: 15,
              width: 10,
              height: 10,
              borderRadius: "50%",
              bgcolor: "primary.main",
            },
          }}
        >
          <Typography sx={{ fontWeight: 600 }}>
            {words[what] ?? plain(what)}
            {actor.name && historyListWords.byActor(actor.name)}
          </Typography>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            <time dateTime={at}>{longDateAndTime(at)}</time>
          </Typography>
        </Box>
      ))}
    </Box>
  );
};
