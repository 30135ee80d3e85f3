import { Box, Typography } from "@mui/material";
import type { HistoryEntry } from "../../../backend/history/contract.ts";
import { longDateAndTime } from "../../shared/formats.ts";
import { historyListWords } from "./words.ts";

/** A fact without words of its own: "LessonMovedAway" → "Lesson moved away" */
const plain = (what: string) => what.replaceAll(/(?<=.)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

type Words = Readonly<Record<string, string | ((entry: HistoryEntry) => string)>>;

const named = (entry: HistoryEntry, words: Words) => {
  const said = words[entry.what] ?? plain(entry.what);
  const what = typeof said === "string" ? said : said(entry);
  return `${what}${entry.actor.name === null ? "" : historyListWords.byActor(entry.actor.name)}`;
};

/** What happened, when, and by whom. `words`: what to call each fact; `sentence`: of one that is told otherwise. */
export const HistoryList = ({
  entries,
  words,
  sentence = () => undefined,
}: {
  entries: readonly HistoryEntry[];
  words: Words;
  sentence?: (entry: HistoryEntry) => string | undefined;
}) => {
  return (
    <Box
      component="ol"
      aria-label={historyListWords.history}
      sx={{ listStyle: "none", p: 0, m: 0, ml: 0.5, borderLeft: "2px solid", borderColor: "divider" }}
    >
      {entries.map((entry) => (
        <Box
          component="li"
          key={entry.id}
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
          <Typography sx={{ fontWeight: 600 }}>{sentence(entry) ?? named(entry, words)}</Typography>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            <time dateTime={entry.at}>{longDateAndTime(entry.at)}</time>
          </Typography>
        </Box>
      ))}
    </Box>
  );
};
