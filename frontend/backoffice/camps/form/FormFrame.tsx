import { Alert, Box, Button } from "@mui/material";
import { type ReactNode, type Ref, useState } from "react";
import { ConfirmDialog } from "../../frame/ConfirmDialog.tsx";
import { ActButton } from "../../frame/ActButton.tsx";

/** What stands around the fields of a camp: what came back, what is wrong, and the buttons, always within reach. */
export const FormFrame = ({
  formRef,
  cameBack,
  onStartOver,
  refusal,
  dirty,
  busy,
  action,
  onSubmit,
  onCancel,
  children,
}: {
  formRef: Ref<HTMLFormElement>;
  cameBack: boolean;
  onStartOver: () => void;
  refusal: string;
  dirty: boolean;
  busy: boolean;
  action: string;
  onSubmit: () => void;
  onCancel?: (() => void) | undefined;
  children: ReactNode;
}) => {
  const [asking, setAsking] = useState(false);
  const discard = () => {
    setAsking(false);
    onStartOver();
    onCancel?.();
  };
  return (
    <>
      <form
        ref={formRef}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {cameBack && (
          <Alert
            severity="info"
            variant="outlined"
            sx={{ mb: 3 }}
            action={
              <Button color="inherit" size="small" onClick={onStartOver}>
                Start over
              </Button>
            }
          >
            What you typed before is still here.
          </Alert>
        )}
        {children}
        {refusal && (
          <Alert severity="error" role="alert" sx={{ mb: 2 }}>
            {refusal}
          </Alert>
        )}
        <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: 1.5, pt: 1 }}>
          {onCancel && (
            <Button color="inherit" size="large" onClick={() => (dirty ? setAsking(true) : onCancel())}>
              Cancel
            </Button>
          )}
          <ActButton type="submit" variant="contained" size="large" busy={busy}>
            {action}
          </ActButton>
        </Box>
      </form>
      <ConfirmDialog
        open={asking}
        danger
        busy={false}
        title="Leave without saving?"
        action="Discard changes"
        onConfirm={discard}
        onClose={() => setAsking(false)}
      >
        What you typed is not saved yet, and would be gone.
      </ConfirmDialog>
    </>
  );
};
