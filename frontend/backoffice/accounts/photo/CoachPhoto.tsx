import { Box, Button, Card, FormHelperText, Typography } from "@mui/material";
import { useId, useRef, useState } from "react";
import { photoUrl } from "../../../../backend/accounts/photos/contract.ts";
import { command } from "../../../shared/api.ts";
import { drawnCoach } from "../../../shared/accounts/drawnCoach.ts";
import { Portrait } from "../../../shared/Portrait.tsx";
import { useAct } from "../../data/useAct.ts";
import { ConfirmDialog } from "../../frame/ConfirmDialog.tsx";
import { photoWords as words } from "../words.ts";
import { CropDialog } from "./CropDialog.tsx";
import { unfitFor } from "./square.ts";

const RemoveDialog = ({ instructorId, onClose }: { instructorId: string; onClose: () => void }) => {
  const { send, sending } = useAct(
    () => () => command("DELETE", photoUrl(instructorId)),
    { done: words.photoRemoved, failed: words.failedToRemove },
    { undoable: () => instructorId },
  );
  return (
    <ConfirmDialog
      open
      danger
      busy={sending}
      title={words.removePhotoAsk}
      action={words.removePhoto}
      onConfirm={() => void send(undefined).then(onClose)}
      onClose={onClose}
    >
      {words.drawnInstead}
    </ConfirmDialog>
  );
};

type Props = { id: string; name: string; image: string | null; isCoach?: boolean };
/** The picture that families see of an instructor, from a file. A former instructor's can be removed. */
export const CoachPhoto = ({ id, name, image, isCoach = true }: Props) => {
  const title = useId();
  const problem = useId();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<ImageBitmap>();
  const [unfit, setUnfit] = useState<string>();
  const [isRemoving, setRemoving] = useState(false);
  const isPhoto = image?.startsWith("/api/") ?? false;

  const choose = async (file: File) => {
    const why = await unfitFor(file);
    const bitmap = why === undefined ? await createImageBitmap(file).catch(() => undefined) : undefined;
    setUnfit(bitmap ? undefined : (why ?? words.broken));
    setChosen(bitmap);
  };
  return (
    <Card
      component="section"
      aria-labelledby={title}
      sx={{ p: { xs: 2, sm: 3 }, display: "flex", flexWrap: "wrap", gap: 2.5, alignItems: "center" }}
    >
      <Portrait name={name} src={image ?? drawnCoach} size={96} />
      <Box sx={{ flex: "1 1 220px", minWidth: 0, display: "grid", gap: 1 }}>
        <Typography id={title} variant="h4" component="h2">
          {words.photo}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {isCoach ? words.formats : words.formerCoach}
        </Typography>
        {isCoach && image === null && <Typography variant="body2">{words.drawnForNow}</Typography>}
        <input
          ref={input}
          type="file"
          hidden
          accept="image/jpeg,image/png,image/webp"
          data-testid="coach-photo"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = ""; // the same file may be chosen again
            if (file) void choose(file);
          }}
        />
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
          {isCoach && (
            <Button
              variant="outlined"
              onClick={() => input.current?.click()}
              {...(unfit && { "aria-describedby": problem })}
            >
              {isPhoto ? words.replacePhoto : words.addPhoto}
            </Button>
          )}
          {isPhoto && (
            <Button color="error" onClick={() => setRemoving(true)}>
              {words.removePhoto}
            </Button>
          )}
        </Box>
        {unfit && (
          <FormHelperText id={problem} error role="alert">
            {unfit}
          </FormHelperText>
        )}
      </Box>
      {chosen && (
        <CropDialog instructorId={id} image={chosen} isFirst={!isPhoto} onClose={() => setChosen(undefined)} />
      )}
      {isRemoving && <RemoveDialog instructorId={id} onClose={() => setRemoving(false)} />}
    </Card>
  );
};
