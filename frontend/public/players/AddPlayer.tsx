import { zodResolver } from "@hookform/resolvers/zod";
import { Box, Typography } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { z } from "zod";
import { AddPlayer as Adding, playersUrl, PlayerView } from "../../../backend/players/contract.ts";
import { ApiError, command } from "../../shared/api.ts";
import { ChoiceField } from "../../shared/forms/ChoiceField.tsx";
import { useSend } from "../../shared/forms/useSend.ts";
import { settings } from "../../shared/settings.ts";
import { toast } from "../../shared/toastStore.ts";
import { useCurrentUser } from "../access/currentUser.ts";
import { AgreeByActing } from "../policies/open.ts";
import { Declaration } from "./Declaration.tsx";
import { PlayerDialog } from "./PlayerDialog.tsx";
import { PlayerFields, typedOf } from "./PlayerFields.tsx";
import { addPlayerWords as words } from "./words.ts";

type Typed = Omit<z.input<typeof Adding>, "declared"> & { declared: boolean; whose: string };

type Props = {
  /** What the account has had here, where nobody has said yet whose that was. */
  asksWhose?: "lessons" | "camps" | undefined;
  onAdded?: (player: PlayerView) => void;
  onClose: () => void;
};

/** Adds a player, also in the middle of another form. */
export const AddPlayer = ({ asksWhose, onAdded, onClose }: Props) => {
  const queryClient = useQueryClient();
  const user = useCurrentUser();
  const form = useForm<Typed, unknown, Adding>({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an unticked box is refused like any other field
    resolver: zodResolver(Adding) as never,
    defaultValues: { ...typedOf(), sport: "", lastName: user?.lastName ?? "", declared: false, whose: "" } as never,
  });
  const { control, handleSubmit, getValues, setError, setValue } = form;
  const name = useWatch({ control, name: "firstName" }).trim();
  const [isSame, setSame] = useState(false); // told that there is one of that name
  const { send, sending, refusal, isBeside } = useSend(
    async (player: Adding, attempt) => {
      const body = {
        ...player,
        ...(isSame && { addAgain: true }),
        ...(asksWhose && { isOwn: getValues("whose") === "player" }),
        agreedTo: settings().policies,
      };
      return PlayerView.parse(await command("POST", playersUrl, body, attempt(body)));
    },
    {
      form,
      failed: { text: words.couldntAdd },
      refused: (error) => {
        setSame(error instanceof ApiError && error.code === "SamePlayer");
        return false;
      },
      sent: async (player) => {
        await queryClient.invalidateQueries();
        toast({ title: words.playerAdded(player.firstName ?? "") });
        onAdded?.(player);
        onClose();
      },
    },
  );
  const submit = handleSubmit((player) => {
    if (asksWhose && !getValues("whose")) setError("whose", { message: words.pleaseSayWhose }, { shouldFocus: true });
    else void send(player);
  });
  return (
    <PlayerDialog
      title={words.addAPlayer}
      send={isSame ? words.addAnotherOne : words.addPlayer}
      sending={sending}
      refusal={isBeside ? "" : refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <PlayerFields control={control as never} onSwitch={() => (setValue("age", ""), setValue("birthDate", ""))} />
      {asksWhose && (
        <Box>
          <ChoiceField
            control={control}
            name="whose"
            label={words.whose[asksWhose]}
            choices={[
              { value: "mine", label: words.mine },
              { value: "player", label: words.theirs(name || words.thisPlayer) },
            ]}
          />
          <Typography variant="body2" sx={{ mt: 1, color: "text.secondary" }}>
            {words.whatFollows(name || words.thisPlayer)}
          </Typography>
        </Box>
      )}
      <Declaration control={control as never} name="declared" />
      <AgreeByActing by="adding a player" />
    </PlayerDialog>
  );
};
