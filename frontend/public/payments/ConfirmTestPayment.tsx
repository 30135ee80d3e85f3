import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from "@mui/material";

type Props = { amount: string; onAnswer: (answer: "given" | "refused") => void };

/** What a bank asks before it lets some cards pay. */
export const ConfirmTestPayment = ({ amount, onAnswer }: Props) => (
  <Dialog open onClose={() => onAnswer("refused")} aria-labelledby="confirm-payment" fullWidth maxWidth="xs">
    <DialogTitle id="confirm-payment">Confirm this payment</DialogTitle>
    <DialogContent sx={{ display: "grid", gap: 2 }}>
      <DialogContentText>Here your bank would ask whether you pay ${amount} with this card.</DialogContentText>
      <Alert severity="warning">TEST MODE – no money moves</Alert>
    </DialogContent>
    <DialogActions sx={{ px: 3, py: 2 }}>
      <Button color="inherit" onClick={() => onAnswer("refused")}>
        Refuse
      </Button>
      <Button variant="contained" onClick={() => onAnswer("given")}>
        Confirm
      </Button>
    </DialogActions>
  </Dialog>
);
