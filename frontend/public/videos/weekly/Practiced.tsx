import { Box, Checkbox, FormControlLabel } from "@mui/material";
import type { WeeklyVideoView } from "../../../../backend/videos/weekly/weeklyContract.ts";
import { usePlayerFilter } from "../../players/open.ts";
import { usePracticed } from "./useWeekly.ts";
import { weeklyWords as words } from "./words.ts";

/** A tick for each of the family's players it is for; ticking again takes it back. */
export const Practiced = ({ video }: { video: WeeklyVideoView }) => {
  const who = usePlayerFilter();
  const { mutate } = usePracticed(video);
  const players = video.players.filter(({ playerId }) => who.chosen === null || playerId === who.chosen);
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 2 }}>
      {players.map(({ playerId, practicedAt }) => {
        const name = who.nameOf(playerId);
        return (
          <FormControlLabel
            key={playerId}
            label={name ? words.practicedBy(name) : words.practiced}
            sx={{ mr: 0, minHeight: 44 }}
            control={
              <Checkbox
                checked={practicedAt !== null}
                onChange={(_, done) => mutate({ playerId, done })}
                slotProps={{ input: { "aria-describedby": `weekly-${video.id}` } }}
              />
            }
          />
        );
      })}
    </Box>
  );
};
