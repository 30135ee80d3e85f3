import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Typography,
} from "@mui/material";
import { useState } from "react";
import type { VideoView } from "../../../../backend/videos/contract.ts";
import { saveFile } from "../../../shared/saveFile.ts";
import { settings } from "../../../shared/settings.ts";
import { exactly, stillWords as words } from "../words.ts";
import { still } from "./still.ts";

interface Props {
  readonly video: VideoView;
  readonly element: HTMLVideoElement;
  readonly layer: SVGSVGElement;
  readonly isMirrored: boolean;
  readonly time: number; // s
  readonly onClose: () => void;
}

/** Saves the picture that is shown, with its marks. A child's name is on it only if somebody wants that. */
const SaveStill = ({ video, element, layer, isMirrored, time, onClose }: Props) => {
  const [isNamed, setNamed] = useState(false);
  const [failed, setFailed] = useState(false);
  const save = async () => {
    const whose = isNamed ? [video.studentName, video.title] : []; // a title may have a name in it, too
    const footer = [...whose, exactly(time), settings().facility.name].filter(Boolean).join(" · ");
    try {
      saveFile({
        file: await still({ video: element, layer, isMirrored, footer }),
        name: words.fileName(exactly(time)),
      });
      onClose();
    } catch {
      setFailed(true);
    }
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby="still" fullWidth maxWidth="xs">
      <DialogTitle id="still">{words.savePicture}</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 1 }}>
        <Typography>{words.whatItIs(exactly(time))}</Typography>
        {video.studentName && (
          <FormControlLabel
            label={words.withName(video.studentName)}
            control={<Checkbox checked={isNamed} onChange={(_, isOn) => setNamed(isOn)} />}
          />
        )}
        {failed && (
          <Typography role="alert" color="error">
            {words.couldntSave}
          </Typography>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button color="inherit" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button variant="contained" onClick={() => void save()}>
          {words.savePicture}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
export default SaveStill;
