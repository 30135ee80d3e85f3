import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from "@mui/material";
import { keySheetWords as words, keysInWords } from "../words.ts";

type Keys = readonly (readonly [key: string, what: string])[];

const keysThere = () => keysInWords.filter(([key]) => key !== "F" || document.fullscreenEnabled);

/** Which key does what. */
const KeySheet = ({ keys = keysThere(), onClose }: { keys?: Keys; onClose: () => void }) => (
  <Dialog
    open
    onClose={onClose}
    container={document.fullscreenElement} // nothing outside it is seen
    aria-labelledby="keys"
    fullWidth
    maxWidth="xs"
  >
    <DialogTitle id="keys">{words.keys}</DialogTitle>
    <DialogContent>
      <Box component="dl" sx={{ m: 0, display: "grid", gridTemplateColumns: "auto 1fr", columnGap: 3, rowGap: 1 }}>
        {keys.map(([key, what]) => (
          <Box key={key} sx={{ display: "contents" }}>
            <Typography component="dt" sx={{ fontWeight: 700, whiteSpace: "nowrap" }}>
              {key}
            </Typography>
            <Typography component="dd" sx={{ m: 0 }}>
              {what}
            </Typography>
          </Box>
        ))}
      </Box>
    </DialogContent>
    <DialogActions sx={{ px: 3, py: 2 }}>
      <Button onClick={onClose}>{words.close}</Button>
    </DialogActions>
  </Dialog>
);
export default KeySheet;
