import { zodResolver } from "@hookform/resolvers/zod";
import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from "@mui/material";
import { useForm } from "react-hook-form";
import { RetitleVideo, titleUrl, VideoView } from "../../../backend/videos/contract.ts";
import { command } from "../../shared/api.ts";
import { ActButton } from "../../shared/forms/ActButton.tsx";
import { FormField } from "../../shared/forms/FormField.tsx";
import { useSend } from "../../shared/forms/useSend.ts";
import { toast } from "../../shared/toastStore.ts";
import { useVideosChanged } from "./useVideos.ts";
import { retitleWords as words } from "./words.ts";

/** Corrects what was told about a video. */
export const Retitle = ({ video, onClose }: { video: VideoView; onClose: () => void }) => {
  const form = useForm({
    resolver: zodResolver(RetitleVideo),
    defaultValues: { title: video.title, description: video.description ?? "" },
  });
  const { control, handleSubmit } = form;
  const { send, sending, refusal, isBeside } = useSend(
    async (told: object) => VideoView.parse(await command("PATCH", titleUrl(video.id), told)),
    {
      form,
      failed: { text: words.couldntSave },
      settled: useVideosChanged(),
      sent: () => {
        toast({ title: words.saved });
        onClose();
      },
    },
  );
  return (
    <Dialog open onClose={onClose} aria-labelledby="retitle" fullWidth maxWidth="xs">
      <Box component="form" method="dialog" noValidate onSubmit={handleSubmit(send)}>
        <DialogTitle id="retitle">{words.editTitle}</DialogTitle>
        <DialogContent sx={{ display: "grid", gap: 2.5 }}>
          <FormField control={control} name="title" label={words.title} required sx={{ mt: 1 }} />
          <FormField control={control} name="description" label={words.description} multiline minRows={2} />
          {refusal && !isBeside && <Alert severity="error">{refusal}</Alert>}
        </DialogContent>
        <DialogActions sx={{ px: 3, py: 2 }}>
          <Button color="inherit" onClick={onClose}>
            {words.cancel}
          </Button>
          <ActButton type="submit" variant="contained" busy={sending}>
            {sending ? words.saving : words.save}
          </ActButton>
        </DialogActions>
      </Box>
    </Dialog>
  );
};
