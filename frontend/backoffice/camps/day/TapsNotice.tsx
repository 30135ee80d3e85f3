import CloudOffIcon from "@mui/icons-material/CloudOffOutlined";
import { Alert, Box, Button, GlobalStyles } from "@mui/material";
import type { DayPlayerView } from "../../../../backend/camps/days/dayContract.ts";
import { wordsOf } from "../../../shared/api.ts";
import { clockAt } from "../../../shared/formats.ts";
import { playerName, tapsWords as words } from "../words.ts";
import { dismissRefused, type RefusedTap } from "./taps.ts";

type Props = {
  waiting: number;
  refused: readonly RefusedTap[];
  isOffline: boolean;
  isPinned?: boolean;
  players?: readonly DayPlayerView[];
};

/** What waits for a connection, and what the server said no to. Nothing where all is well. */
export const TapsNotice = ({ waiting, refused, isOffline, isPinned = false, players = [] }: Props) => (
  <Box sx={isPinned ? pinned : {}}>
    {isPinned && isOffline && <GlobalStyles styles={aboveIt} />}
    <Box component="output" sx={{ display: "block" }}>
      {isOffline && (
        <Alert severity="warning" icon={<CloudOffIcon />} sx={{ mb: 2 }}>
          <TapsWait isShort={isPinned} {...(waiting > 0 ? words.waiting(waiting) : words.noConnection)} />
        </Alert>
      )}
    </Box>
    {refused.length > 0 && (
      <Alert
        severity="error"
        role="alert"
        sx={{ mb: 2 }}
        action={
          <Button color="inherit" size="small" onClick={dismissRefused}>
            {words.gotIt}
          </Button>
        }
      >
        {refused.map(({ tap, error, playerName: known }) => {
          const player = players.find(({ id }) => id === tap.participantId);
          const name = player ? playerName(player) : (known ?? words.aPlayer);
          return (
            <div key={tap.key}>
              {words.notRecorded(tap.did, name, clockAt(tap.at))} {wordsOf(error, "")}
            </div>
          );
        })}
      </Alert>
    )}
  </Box>
);

/** Over a list it is one line, which opens the rest. */
const TapsWait = ({ isShort, what, meaning }: { isShort: boolean; what: string; meaning: string }) =>
  isShort ? (
    <details>
      <summary style={{ cursor: "pointer" }}>{what}</summary>
      {meaning}
    </details>
  ) : (
    `${what} ${meaning}`
  );

/** Over the end of the screen: what comes up while a thumb taps down a list must not move the list. */
const pinned = {
  position: "sticky",
  bottom: { xs: "calc(72px + env(safe-area-inset-bottom))", md: 16 },
  zIndex: 2,
  mt: 2,
  "& .MuiAlert-root": { mb: 1, boxShadow: 3 },
} as const;

/** What comes into focus is scrolled to above it, and above a phone's bar. */
const aboveIt = { ":root": { scrollPaddingBottom: "calc(152px + env(safe-area-inset-bottom)) !important" } };
