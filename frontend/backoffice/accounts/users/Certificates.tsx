import { Box, Button, Card, Skeleton, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { UserView } from "../../../../backend/accounts/contract.ts";
import { certificationsUrl, certificationUrl } from "../../../../backend/accounts/certifications/contract.ts";
import { CertificationView, SeeCertification } from "../../../../backend/accounts/certifications/formContract.ts";
import { command, query } from "../../../shared/api.ts";
import { dayOfYear, fullName, today } from "../../../shared/formats.ts";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { Problem } from "../../../shared/Problem.tsx";
import { useAct } from "../../data/useAct.ts";
import { useActForm } from "../../data/useActForm.ts";
import { ConfirmDialog } from "../../frame/ConfirmDialog.tsx";
import { FormDialog } from "../../frame/FormDialog.tsx";
import { Section } from "../../frame/Section.tsx";
import { StateChip } from "../../frame/StateChip.tsx";
import { certificatesWords as words } from "../words.ts";

/** Asks for one that is new, or for another last day of one that is known. */
const SeeDialog = ({ user, known, onClose }: { user: UserView; known?: CertificationView; onClose: () => void }) => {
  const start: SeeCertification = { title: known?.title ?? "", validUntil: known?.validUntil ?? "" };
  const { control, dialog } = useActForm(
    SeeCertification,
    start,
    () => (typed) => command("POST", certificationsUrl(user.id), typed),
    known
      ? { done: words.dateCorrected, failed: words.failedToCorrect }
      : { done: words.certificateVerified, failed: words.failedToVerify },
    { sent: onClose },
  );
  return (
    <FormDialog
      title={known ? words.correctDateOf(known.title) : words.verifyCertificateOf(fullName(user))}
      action={known ? words.correctDate : words.verifyCertificate}
      {...dialog}
      onClose={onClose}
    >
      {!known && (
        <>
          <Typography>{words.whatFamiliesSee}</Typography>
          <Typography>{words.whatWeKeep}</Typography>
          <FormField control={control} name="title" label={words.certificate} helperText={words.noBackgroundChecks} />
        </>
      )}
      <FormField
        control={control}
        name="validUntil"
        label={words.validUntil}
        type="date"
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today() } }}
      />
    </FormDialog>
  );
};

const RemoveDialog = (props: { user: UserView; known: CertificationView; onClose: () => void }) => {
  const { user, known, onClose } = props;
  const { send, sending } = useAct(() => () => command("DELETE", certificationUrl(user.id, known.id)), {
    done: words.certificateRemoved,
    failed: words.failedToRemove,
  });
  return (
    <ConfirmDialog
      open
      danger
      busy={sending}
      title={words.removeTheir(fullName(user), known.title)}
      action={words.removeCertificate}
      onConfirm={() => void send(undefined).then(onClose)}
      onClose={onClose}
    >
      {words.familiesNoLonger}
    </ConfirmDialog>
  );
};

const Certificate = ({ user, known }: { user: UserView; known: CertificationView }) => {
  const [asking, ask] = useState<"correct" | "remove">();
  const close = () => ask(undefined);
  const { title, validUntil, seenOn } = known;
  const isExpired = validUntil < today();
  return (
    <Box
      component="li"
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        columnGap: 2,
        rowGap: 1,
        px: 2,
        py: 1.25,
        "& + &": { borderTop: 1, borderColor: "divider" },
      }}
    >
      <Box sx={{ flex: "1 1 240px", minWidth: 0 }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
          <Typography sx={{ fontWeight: 650, overflowWrap: "anywhere" }}>{title}</Typography>
          <StateChip
            tone={isExpired ? "warning" : "success"}
            label={isExpired ? words.expired : words.shownToFamilies}
          />
        </Box>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {words.validAndSeen(dayOfYear(validUntil), dayOfYear(seenOn))}
        </Typography>
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <Button variant="outlined" aria-label={words.correctDateOf(title)} onClick={() => ask("correct")}>
          {words.correctDate}
        </Button>
        <Button color="error" aria-label={words.removeCertificateOf(title)} onClick={() => ask("remove")}>
          {words.removeCertificate}
        </Button>
      </Box>
      {asking === "correct" && <SeeDialog user={user} known={known} onClose={close} />}
      {asking === "remove" && <RemoveDialog user={user} known={known} onClose={close} />}
    </Box>
  );
};

const List = ({ user }: { user: UserView }) => {
  const { data, error, refetch } = useQuery({
    queryKey: [certificationsUrl(user.id)],
    queryFn: ({ signal }) => query(certificationsUrl(user.id), CertificationView.array(), { signal }),
    refetchOnMount: "always",
  });
  if (error) return <Problem title={words.failedToFetch} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={72} sx={{ borderRadius: "16px" }} />;
  if (data.length === 0) return <Typography sx={{ color: "text.secondary" }}>{words.noneYet}</Typography>;
  return (
    <Card component="ul" aria-label={words.verifiedCertificates} sx={{ listStyle: "none", m: 0, p: 0 }}>
      {data.map((known) => (
        <Certificate key={known.id} user={user} known={known} />
      ))}
    </Card>
  );
};

/** An instructor's certificates that an admin has seen. */
export const Certificates = ({ user }: { user: UserView }) => {
  const [isAsking, setAsking] = useState(false);
  return (
    <Section
      title={words.verifiedCertificates}
      more={
        <Button variant="outlined" onClick={() => setAsking(true)}>
          {words.verifyCertificate}
        </Button>
      }
    >
      <List user={user} />
      {isAsking && <SeeDialog user={user} onClose={() => setAsking(false)} />}
    </Section>
  );
};
