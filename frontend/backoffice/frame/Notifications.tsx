import { useEffect } from "react";
import { useNotificationContext, useTranslate } from "react-admin";
import { toast } from "../../shared/toastStore.ts";

/** Shows react-admin's own notifications as our toasts, one at a time. */
export const Notifications = () => {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();
  useEffect(() => {
    if (notifications.length === 0) return;
    const told = takeNotification();
    if (!told || typeof told.message !== "string") return;
    toast({
      title: translate(told.message, { _: told.message }),
      kind: told.type === "error" || told.type === "warning" ? "destructive" : "normal",
    });
  }, [notifications, takeNotification, translate]);
  return null;
};
