import AddIcon from "@mui/icons-material/Add";
import { Button, Dialog, DialogContent, DialogTitle, Skeleton, type Theme, useMediaQuery } from "@mui/material";
import { lazy, Suspense, useId, useState } from "react";
import { useRedirect } from "react-admin";

const CampForm = lazy(async () => ({ default: (await import("./CampForm.tsx")).CampForm }));

/** The form of a new camp in a dialog; afterwards the camp's own page. */
export const CreateCampButton = () => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down("md"), { noSsr: true });
  const redirect = useRedirect();
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpen(true)}>
        Create New Camp
      </Button>
      <Dialog open={isOpen} onClose={close} maxWidth="md" fullWidth fullScreen={narrow} aria-labelledby={id}>
        <DialogTitle id={id}>Create New Camp</DialogTitle>
        <DialogContent>
          <Suspense fallback={<Skeleton variant="rounded" height={480} />}>
            <CampForm
              onCancel={close}
              onCreated={(camp) => {
                close();
                redirect("show", "camps", camp.id);
              }}
            />
          </Suspense>
        </DialogContent>
      </Dialog>
    </>
  );
};
