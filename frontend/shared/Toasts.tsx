import CloseIcon from "@mui/icons-material/Close";
import { Button, GlobalStyles, IconButton } from "@mui/material";
import * as RadixToast from "@radix-ui/react-toast";
import { useSyncExternalStore } from "react";
import { currentToast, dismissToast, onToastChange } from "./toastStore.ts";
import { toastsWords as words } from "./words.ts";

const styles = {
  ".toasts": {
    position: "fixed",
    zIndex: 2000,
    insetInline: 16,
    bottom: 16,
    margin: "0 0 0 auto",
    padding: 0,
    width: "min(400px, calc(100vw - 32px))",
    listStyle: "none",
  },
  ".toast": {
    display: "grid",
    gridTemplateColumns: "1fr auto auto",
    alignItems: "center",
    gap: 8,
    padding: "12px 8px 12px 18px",
    borderRadius: 14,
    background: "var(--mui-palette-background-paper)",
    color: "var(--mui-palette-text-primary)",
    border: "1px solid var(--mui-palette-divider)",
    borderLeft: "6px solid var(--mui-palette-success-main)",
    boxShadow: "0 12px 40px rgb(0 0 0 / 0.22)",
    fontFamily: "var(--mui-font-body1, inherit)",
  },
  ".toast[data-kind=destructive]": { borderLeftColor: "var(--mui-palette-error-main)" },
  ".toast-title": { fontWeight: 700 },
  ".toast-text": { color: "var(--mui-palette-text-secondary)", marginTop: 2 },
  ".toast[data-state=open]": { animation: "toast-in 160ms ease-out" },
  // On a phone, buttons stand at the bottom: of long forms, of dialogs, and the back office's navigation.
  "@media (max-width: 899.95px)": { ".toasts": { bottom: "auto", top: 72 } },
  "@media print": { ".toasts": { display: "none" } },
  "@keyframes toast-in": { from: { opacity: 0, transform: "translateY(8px)" } },
} as const;

/** The notifications region: one toast at a time, five seconds, F8 moves the focus here. */
export const Toasts = () => {
  const toast = useSyncExternalStore(onToastChange, currentToast, () => null);
  return (
    <RadixToast.Provider duration={5000} label={words.notification}>
      <GlobalStyles styles={styles} />
      {toast && (
        <RadixToast.Root
          key={toast.id}
          className="toast"
          data-kind={toast.kind}
          open={toast.open}
          {...(toast.duration && { duration: toast.duration })}
          onOpenChange={(open) => !open && dismissToast(toast.id)}
        >
          <div>
            <RadixToast.Title className="toast-title">{toast.title}</RadixToast.Title>
            {toast.text && <RadixToast.Description className="toast-text">{toast.text}</RadixToast.Description>}
          </div>
          {toast.action ? (
            <RadixToast.Action asChild altText={`${toast.action.label}: ${toast.title}`}>
              <Button size="small" onClick={toast.action.run}>
                {toast.action.label}
              </Button>
            </RadixToast.Action>
          ) : (
            <span />
          )}
          <RadixToast.Close asChild>
            <IconButton aria-label={words.closeNotification}>
              <CloseIcon />
            </IconButton>
          </RadixToast.Close>
        </RadixToast.Root>
      )}
      <RadixToast.Viewport className="toasts" />
    </RadixToast.Provider>
  );
};
