import { useRef } from "react";
import { type DataProvider, useDataProvider } from "react-admin";
import { CampView } from "../../../backend/camps/contract.ts";
import { attemptKeys } from "../../shared/forms/attemptKey.ts";
import { toast } from "../../shared/toastStore.ts";
import { checkNew, newCamp, publishing } from "./form/campDraft.ts";
import { agesOfNew } from "./form/CampFields.tsx";
import { DraftForm } from "./form/DraftForm.tsx";
import { useKeptDraft } from "./form/useKeptDraft.ts";
import type { CampVerbs } from "./verbs.ts";

/** The form of a new camp or clinic, on its own page and in the dashboard's dialog. Cancel is there where it leads somewhere. */
export const CampForm = ({ onCreated, onCancel }: { onCreated?: (camp: CampView) => void; onCancel?: () => void }) => {
  const provider = useDataProvider<DataProvider & CampVerbs>();
  const keyOf = useRef(attemptKeys());
  return (
    <DraftForm
      kept={useKeptDraft("new", newCamp)}
      ages={agesOfNew}
      check={checkNew}
      save={async (camp) =>
        CampView.parse(await provider.publishCamp({ camp: publishing(camp), key: keyOf.current(camp) }))
      }
      failed="Failed to Create Camp"
      onSaved={(camp) => {
        toast({
          title: "Camp Created Successfully!",
          text: "Your camp has been created and is now available for registration.",
        });
        keyOf.current = attemptKeys(); // the next one is another camp, even where it is told alike
        onCreated?.(camp);
      }}
      action={{ name: "Create Camp", busy: "Creating..." }}
      onCancel={onCancel}
    />
  );
};
