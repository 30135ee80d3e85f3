import MovieIcon from "@mui/icons-material/VideoFileOutlined";
import { Box, Button, FormHelperText, Typography } from "@mui/material";
import { type DragEvent, useId, useRef, useState } from "react";
import { fileSize } from "../../../shared/formats.ts";
import { fileFieldWords as words } from "../words.ts";

const accepted = "video/*,.mp4,.mov,.avi,.wmv,.webm,.3gp,.flv";

type Props = {
  file: File | undefined;
  problem: string | undefined;
  label?: string;
  canRecord?: boolean;
  onChoose: (file: File) => void;
};

/** A place to choose, record or drop a video. */
export const FileField = ({ file, problem, label, canRecord = true, onChoose }: Props) => {
  const [isOver, setOver] = useState(false);
  const [library, camera] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const id = useId();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped) onChoose(dropped);
  };
  const input = (ref: typeof library, more: object) => (
    <input
      ref={ref}
      type="file"
      hidden
      accept={accepted}
      onChange={({ target }) => {
        const [chosen] = target.files ?? [];
        target.value = ""; // the same file may be chosen again
        if (chosen) onChoose(chosen);
      }}
      {...more}
    />
  );
  return (
    <Box>
      <Box
        onDragOver={(event: DragEvent) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        sx={{
          p: 2.5,
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          gap: 1.5,
          border: "2px dashed",
          borderColor: problem ? "error.main" : isOver ? "primary.main" : "ground.line",
          borderRadius: "14px",
        }}
      >
        <MovieIcon sx={{ fontSize: 36, color: "text.secondary" }} aria-hidden />
        <Box sx={{ flex: "1 1 200px", minWidth: 0 }}>
          <Typography sx={{ fontWeight: 650, overflowWrap: "anywhere" }}>
            {file ? words.fileAndSize(file.name, fileSize(file.size)) : words.aVideo}
          </Typography>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {words.kinds}
          </Typography>
        </Box>
        {input(library, { "data-testid": "video-file" })}
        {input(camera, { capture: "environment" })}
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
          <Button
            id="choose-video"
            variant={file ? "outlined" : "contained"}
            {...(problem && { "aria-describedby": id })}
            onClick={() => library.current?.click()}
          >
            {label ?? (file ? words.chooseAnother : words.choose)}
          </Button>
          {canRecord && (
            <Button
              variant="outlined"
              sx={{ "@media (pointer: fine)": { display: "none" } }}
              onClick={() => camera.current?.click()}
            >
              {words.record}
            </Button>
          )}
        </Box>
      </Box>
      {problem && (
        <FormHelperText id={id} error role="alert">
          {problem}
        </FormHelperText>
      )}
    </Box>
  );
};
