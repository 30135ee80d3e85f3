import { Box, Button, Typography } from "@mui/material";
import { useState } from "react";
import { type Control, useWatch } from "react-hook-form";
import { FormField } from "../../shared/forms/FormField.tsx";
import { ActButton } from "../../shared/forms/ActButton.tsx";
import { MailHtml } from "../mail/open.ts";
import type { TypedEmail } from "./typedEmail.ts";
import { previewWords as words } from "./words.ts";

type Props = {
  control: Control<TypedEmail>;
  whole: string; // HTML
  busy: boolean;
  onShow: () => void;
  onLeave: () => void;
};

/** The email as it would arrive, and what of it can be edited. */
export const EmailPreview = ({ control, whole, busy, onShow, onLeave }: Props) => {
  const edited = JSON.stringify(useWatch({ control, name: "previewData" }));
  const [shown, setShown] = useState({ whole, edited });
  if (shown.whole !== whole) setShown({ whole, edited }); // it was rendered anew
  const isStale = shown.edited !== edited;
  return (
    <Box
      component="section"
      aria-label={words.title}
      sx={{ display: "grid", gap: 2, borderTop: 1, borderColor: "divider", pt: 2 }}
    >
      <FormField control={control} name="previewData.subject" label={words.subject} />
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { md: "1fr 1fr" }, alignItems: "start" }}>
        <FormField
          control={control}
          name="previewData.text"
          label={words.content}
          helperText={words.contentHelp}
          multiline
          minRows={12}
        />
        <Box sx={{ minWidth: 0, border: 1, borderColor: "divider", borderRadius: "12px", overflow: "hidden" }}>
          <MailHtml html={whole} />
        </Box>
      </Box>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {isStale ? words.stale : words.whatsAdded}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center" }}>
        <ActButton variant="outlined" busy={busy} disabled={!isStale} onClick={onShow}>
          {words.show}
        </ActButton>
        <Button color="inherit" onClick={onLeave}>
          {words.back}
        </Button>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {words.backMeans}
        </Typography>
      </Box>
    </Box>
  );
};
