import { Box, Slider, Typography } from "@mui/material";
import { type PointerEvent, useEffect, useId, useRef, useState } from "react";
import { photoSide, photoUrl } from "../../../../backend/accounts/photos/contract.ts";
import { undoHeader } from "../../../../backend/undo/contract.ts";
import { refused, send as sendTo } from "../../../shared/api.ts";
import { offerUndos } from "../../../shared/undos.ts";
import { useAct } from "../../data/useAct.ts";
import { FormDialog } from "../../frame/FormDialog.tsx";
import { photoWords as words } from "../words.ts";
import { type Cut, dragged, middle, mostZoom, squareOf } from "./square.ts";

const shownSide = 280; // px
const sentSide = photoSide.most / 2;

const draw = (canvas: HTMLCanvasElement, image: ImageBitmap, cut: Cut) => {
  const { left, top, side } = squareOf(image, cut);
  const pen = canvas.getContext("2d")!;
  pen.fillStyle = "#fff"; // behind what is transparent
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = "high";
  pen.drawImage(image, left, top, side, side, 0, 0, canvas.width, canvas.height);
};

/** The square alone, as a new picture: what else the file says does not leave this browser. */
const cutOut = (image: ImageBitmap, cut: Cut) => {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = sentSide;
  draw(canvas, image, cut);
  return new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.86));
};

/** Not a verb of the data provider, which every screen loads: few people ever do this. */
const save = async (instructorId: string, photo: Blob) => {
  const sentAt = Date.now();
  const headers = { "content-type": photo.type };
  const response = await sendTo("PUT", photoUrl(instructorId), { body: photo, headers });
  if (!response.ok) throw refused(response, await response.text());
  offerUndos(response.headers.get(undoHeader), sentAt);
};

const hundred = (part: number) => Math.round(part * 100);

/** Asks which square of a photo to show. It can be dragged, and each slider does the same by keys. */
export const CropDialog = (props: {
  instructorId: string;
  image: ImageBitmap;
  isFirst: boolean;
  onClose: () => void;
}) => {
  const { instructorId, image, isFirst, onClose } = props;
  const [cut, setCut] = useState(middle);
  const canvas = useRef<HTMLCanvasElement>(null);
  const from = useRef<{ x: number; y: number }>(undefined);
  const hint = useId();
  useEffect(() => {
    if (canvas.current) draw(canvas.current, image, cut);
  }, [image, cut]);

  const { send, sending, refusal } = useAct(
    () => async () => {
      const photo = await cutOut(image, cut);
      if (!photo) throw new Error("the browser made no picture");
      return save(instructorId, photo);
    },
    { done: words.photoSaved, failed: words.failedToSave, unexplained: words.tryAgain },
    { sent: onClose, undoable: () => instructorId },
  );
  const drag = (event: PointerEvent) => {
    if (!from.current) return;
    const by = { x: (event.clientX - from.current.x) / shownSide, y: (event.clientY - from.current.y) / shownSide };
    from.current = { x: event.clientX, y: event.clientY };
    setCut((before) => dragged(image, before, by));
  };
  const slider = (part: keyof Cut, label: string, bounds: { min: number; max: number; step: number }) => {
    const { side } = squareOf(image, cut);
    const isStuck = part !== "zoom" && (part === "x" ? image.width : image.height) - side < 1;
    return (
      <Box>
        <Typography variant="body2" id={`${hint}-${part}`}>
          {label}
        </Typography>
        <Slider
          {...bounds}
          value={cut[part]}
          disabled={isStuck}
          onChange={(_, value) => setCut((before) => ({ ...before, [part]: value }))}
          aria-labelledby={`${hint}-${part}`}
          getAriaValueText={(value) => (part === "zoom" ? words.times(value) : words.percent(hundred(value)))}
        />
      </Box>
    );
  };
  return (
    <FormDialog
      title={isFirst ? words.addPhoto : words.replacePhoto}
      action={words.savePhoto}
      describedBy={hint}
      sending={sending}
      refusal={refusal}
      onClose={onClose}
      onSubmit={(event) => {
        event?.preventDefault();
        void send(undefined);
      }}
    >
      <Typography id={hint}>{words.howToCrop}</Typography>
      <Box
        component="canvas"
        ref={canvas}
        width={shownSide * 2}
        height={shownSide * 2}
        aria-label={words.howItWillLook}
        onPointerDown={(event: PointerEvent) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          from.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
        onPointerUp={() => (from.current = undefined)}
        onPointerCancel={() => (from.current = undefined)}
        sx={{
          width: shownSide,
          height: shownSide,
          maxWidth: "100%",
          justifySelf: "center",
          borderRadius: "50%",
          border: 1,
          borderColor: "divider",
          cursor: "grab",
          touchAction: "none",
        }}
      />
      <Box sx={{ px: 1, display: "grid", gap: 0.5 }}>
        {slider("zoom", words.zoom, { min: 1, max: mostZoom, step: 0.1 })}
        {slider("x", words.leftOrRight, { min: 0, max: 1, step: 0.02 })}
        {slider("y", words.upOrDown, { min: 0, max: 1, step: 0.02 })}
      </Box>
    </FormDialog>
  );
};
