import ArrowBackIcon from "@mui/icons-material/ArrowBack";
import { Box, Button, Card } from "@mui/material";
import type { FormEvent, ReactNode } from "react";
import { ActButton } from "../../../../shared/forms/ActButton.tsx";
import { StepHeading } from "../../../forms/StepHeading.tsx";
import { stepFrameWords as words } from "../../words.ts";

type Props = {
  heading: string;
  arriving: boolean;
  onBack?: (() => void) | undefined;
  onNext: () => void;
  next: string;
  isPending?: boolean;
  children: ReactNode;
};

/** One step: its heading, its fields, the way on and the way back. Enter goes on. */
export const StepFrame = ({ heading, arriving, onBack, onNext, next, isPending = false, children }: Props) => (
  <Card
    component="form"
    method="dialog"
    noValidate
    aria-label={heading}
    onSubmit={(event: FormEvent) => {
      event.preventDefault();
      if (!isPending) onNext();
    }}
    sx={{ p: { xs: 2.5, sm: 4 }, display: "grid", gap: 3, minWidth: 0 }}
  >
    <StepHeading arriving={arriving}>{heading}</StepHeading>
    {children}
    <Box sx={{ display: "flex", flexDirection: { xs: "column-reverse", sm: "row" }, gap: 1.5, mt: 1 }}>
      {onBack && (
        <Button startIcon={<ArrowBackIcon />} onClick={onBack} color="inherit" variant="outlined" size="large">
          {words.back}
        </Button>
      )}
      <ActButton
        type="submit"
        variant="contained"
        color="stitch"
        size="large"
        busy={isPending}
        sx={{ flexGrow: { sm: 1 } }}
      >
        {next}
      </ActButton>
    </Box>
  </Card>
);
