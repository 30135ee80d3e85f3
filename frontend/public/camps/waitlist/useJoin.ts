import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { campsUrl, campUrl } from "../../../../backend/camps/contract.ts";
import {
  campWaitlistUrl,
  type JoinWaitlist,
  OwnWaitlistEntryView,
} from "../../../../backend/camps/waitlist/waitlistContract.ts";
import { command } from "../../../shared/api.ts";
import { attemptKeys } from "../../../shared/attemptKey.ts";

/** Puts a family on the list. The same once more, by a double click, is one entry. */
export const useJoin = (campId: string) => {
  const [keyOf] = useState(attemptKeys);
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (family: JoinWaitlist) =>
      OwnWaitlistEntryView.parse(
        await command("POST", campWaitlistUrl(campId), family, { idempotencyKey: keyOf(family) }),
      ),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: [campUrl(campId)] }); // how full it is may be why
      await queryClient.invalidateQueries({ queryKey: [campsUrl] });
    },
  });
};
