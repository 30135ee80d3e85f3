import { zodResolver } from "@hookform/resolvers/zod";
import { Alert, Box, LinearProgress, Typography } from "@mui/material";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { UploadVideo, VideoType } from "../../../../backend/videos/contract.ts";
import { ActButton } from "../../../shared/forms/ActButton.tsx";
import { ChoiceField } from "../../../shared/forms/ChoiceField.tsx";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { fileSize, fullName } from "../../../shared/formats.ts";
import { useSettings } from "../../../shared/settings.ts";
import { toast } from "../../../shared/toastStore.ts";
import { useInstructors } from "../../accounts/instructors/open.ts";
import { typeWords, uploadFormWords as words } from "../words.ts";
import { titleOf, wrongWith } from "./chosen.ts";
import { FileField } from "./FileField.tsx";
import type { Film } from "./film.ts";
import { FilmStrip } from "./FilmStrip.tsx";
import { send } from "./sending.ts";
import type { Cut } from "./unfinished.ts";

/** A chosen file; `film`: undefined while the browser looks at it, null if it cannot. */
interface Chosen {
  readonly file: File;
  readonly film: Film | null | undefined;
  readonly cut: Cut;
}

const filmOf = () => import("./film.ts");
const isWhole = ({ cut: { from, to, smaller }, film }: Chosen) => !smaller && from === 0 && to === (film?.seconds ?? 0);

/** What is sent: all of it, or what the cut leaves. */
const prepared = async (chosen: Chosen, onProgress: (share: number) => void) => {
  const { file, film, cut } = chosen;
  if (!film || isWhole(chosen)) return { file, chosen: file, cut: null, poster: film?.poster ?? null };
  const { cutOut, lookAt } = await filmOf();
  const made = await cutOut(file, cut, onProgress);
  if (!made) return undefined;
  const { poster = null } = (await lookAt(made)) ?? {};
  return { file: made, chosen: file, cut, poster };
};

const buttonOf = ({ film, file, cut }: Chosen) => {
  if (!film || cut.smaller || (cut.from === 0 && cut.to === film.seconds)) return words.uploadVideo;
  return words.sendLess(fileSize((file.size * (cut.to - cut.from)) / film.seconds), fileSize(file.size));
};

const useChosen = () => {
  const [chosen, setChosen] = useState<Chosen>();
  const [problem, setProblem] = useState<string>();
  const film = chosen?.film;
  useEffect(
    () => () => {
      if (film) void filmOf().then(({ dropStrip }) => dropStrip(film));
    },
    [film],
  );
  const refuse = ({ title, text }: { title: string; text: string }) => {
    setProblem(text);
    toast({ title, text, kind: "destructive" });
  };
  const choose = (file: File) => {
    const wrong = wrongWith(file);
    if (wrong) return refuse(wrong);
    setProblem(undefined);
    setChosen({ file, film: undefined, cut: { from: 0, to: 0, smaller: false } });
    const seen = async () => (await (await filmOf()).lookAt(file)) ?? null;
    void seen()
      .catch(() => null)
      .then((film) =>
        setChosen((now) =>
          now?.file === file ? { file, film, cut: { from: 0, to: film?.seconds ?? 0, smaller: false } } : now,
        ),
      );
  };
  return {
    chosen,
    problem,
    refuse,
    choose,
    recut: (cut: Partial<Cut>) => setChosen((now) => now && { ...now, cut: { ...now.cut, ...cut } }),
  };
};

type Props = { studentId: string | undefined; refusal: string };

/** A video and what is told about it. `refusal`: why the last one was not taken. */
export const UploadForm = ({ studentId, refusal }: Props) => {
  const { chosen, problem, refuse, choose, recut } = useChosen();
  const { convertsVideos } = useSettings();
  const [share, setShare] = useState<number>(); // of the cutting
  const [sent, setSent] = useState<File>();
  const { data: instructors = [] } = useInstructors();
  const form = useForm({
    resolver: zodResolver(UploadVideo),
    shouldFocusError: false, // a missing file comes first
    defaultValues: { title: "", description: "", videoType: "practice", instructorId: "" } as const,
  });
  const { control, handleSubmit, getValues, setValue, setFocus } = form;
  const [prefilled, setPrefilled] = useState("");
  const take = (file: File) => {
    choose(file);
    if (wrongWith(file) || (getValues("title") !== "" && getValues("title") !== prefilled)) return;
    const title = titleOf(file.name);
    setPrefilled(title);
    setValue("title", title as "", { shouldValidate: title !== "" });
  };
  const lacksFile = () => {
    refuse({ title: words.noFileSelected, text: words.chooseFirst });
    document.getElementById("choose-video")?.focus();
  };
  const upload = async (told: UploadVideo) => {
    if (!chosen) return lacksFile();
    if (share !== undefined) return;
    setShare(0);
    setSent(chosen.file);
    try {
      const ready = await prepared(chosen, setShare).catch(() => undefined);
      if (!ready) return refuse({ title: words.couldntCut, text: words.sendWhole });
      await send(ready, { ...told, studentId }).catch(() =>
        refuse({ title: words.couldntRead, text: words.chooseAgain }),
      );
    } finally {
      setShare(undefined);
    }
  };
  const submit = handleSubmit(upload as never, () => {
    if (!chosen) return lacksFile();
    toast({ title: words.titleRequired, text: words.pleaseEnterATitle, kind: "destructive" });
    setFocus("title");
  });
  return (
    <Box component="form" method="dialog" noValidate onSubmit={submit} sx={{ display: "grid", gap: 2.5 }}>
      <FileField file={chosen?.file} problem={problem} onChoose={take} />
      {chosen?.film === undefined && chosen && <LinearProgress aria-label={words.looking} />}
      {chosen?.film === null && !(refusal && chosen.file === sent) && (
        <Alert severity="info">{convertsVideos ? words.willBeConverted : words.cantBeShown}</Alert>
      )}
      {chosen?.film && <FilmStrip film={chosen.film} bytes={chosen.file.size} cut={chosen.cut} onCut={recut} />}
      <Box sx={{ display: "grid", gap: 2.5, alignItems: "start", gridTemplateColumns: { md: "1fr 1fr" } }}>
        <FormField
          control={control}
          name="title"
          label={words.title}
          required
          slotProps={{ htmlInput: { maxLength: 120 } }}
        />
        <FormField
          control={control}
          name="instructorId"
          label={words.instructor}
          select
          required
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="">{words.anyCoach}</option>
          {instructors.map(({ id, user }) => (
            <option key={id} value={id}>
              {fullName(user)}
            </option>
          ))}
        </FormField>
        <ChoiceField
          control={control}
          name="videoType"
          label={words.type}
          choices={VideoType.options.map((value) => ({ value, label: typeWords[value] }))}
        />
        <FormField
          control={control}
          name="description"
          label={words.description}
          helperText={words.whatToLookAt}
          multiline
          minRows={2}
        />
      </Box>
      {refusal && <Alert severity="error">{refusal}</Alert>}
      {share !== undefined && (
        <Box>
          <Typography variant="body2">{words.cutting}</Typography>
          <LinearProgress variant="determinate" value={share * 100} aria-label={words.cutting} />
        </Box>
      )}
      <Box>
        <ActButton type="submit" variant="contained" color="stitch" size="large" busy={share !== undefined}>
          {chosen ? buttonOf(chosen) : words.uploadVideo}
        </ActButton>
      </Box>
    </Box>
  );
};
