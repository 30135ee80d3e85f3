import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from "@mui/material";
import { Fragment, useId } from "react";
import { keysWords as words } from "./words.ts";

const parts = [
  {
    title: words.everywhere,
    keys: [
      [["/", words.controlK], words.search],
      [["↓", "↑"], words.choose],
      [["Enter"], words.open],
      [["Esc"], words.leave],
      [["?"], words.showKeys],
    ],
  },
  {
    title: words.schedule,
    keys: [
      [["Shift ←↑↓→"], words.moveLesson],
      [["Enter"], words.moveThere],
      [["Esc"], words.leaveWhere],
    ],
  },
  {
    title: words.inbox,
    keys: [
      [["j", "k"], words.move],
      [["e"], words.owner],
      [["s"], words.step],
      [["n"], words.note],
    ],
  },
] as const;

const key = {
  display: "inline-block",
  minWidth: 28,
  px: 1,
  py: 0.25,
  textAlign: "center",
  font: "inherit",
  fontWeight: 650,
  border: 1,
  borderColor: "divider",
  borderRadius: "8px",
  bgcolor: "ground.sand",
};

const KeysDialog = ({ onClose }: { onClose: () => void }) => {
  const id = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{words.title}</DialogTitle>
      <DialogContent>
        {parts.map(({ title, keys }) => (
          <Box key={title} sx={{ "& + &": { mt: 3 } }}>
            <Typography variant="h3" sx={{ mb: 1 }}>
              {title}
            </Typography>
            <Box component="dl" sx={{ m: 0, display: "grid", gridTemplateColumns: "130px 1fr", rowGap: 1.25 }}>
              {keys.map(([strokes, does]) => (
                <Fragment key={does}>
                  <Box component="dt">
                    {strokes.map((stroke, index) => (
                      <Fragment key={stroke}>
                        {index > 0 && ` ${words.or} `}
                        <Box component="kbd" sx={key}>
                          {stroke}
                        </Box>
                      </Fragment>
                    ))}
                  </Box>
                  <Box component="dd" sx={{ m: 0, alignSelf: "center" }}>
                    {does}
                  </Box>
                </Fragment>
              ))}
            </Box>
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{words.close}</Button>
      </DialogActions>
    </Dialog>
  );
};

export default KeysDialog;
