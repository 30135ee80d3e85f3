import { zodResolver } from "@hookform/resolvers/zod";
import { Alert, Box, Button, Card, Link as Anchor, Typography } from "@mui/material";
import { useEffect } from "react";
import { type FieldErrors, type Resolver, useForm, useWatch } from "react-hook-form";
import { Link, useLocation, useNavigate } from "react-router";
import type { z } from "zod";
import {
  isMinor,
  type Login,
  loginUrl,
  ownLoginAge,
  Register,
  registerUrl,
  UserView,
} from "../../../backend/accounts/contract.ts";
import { ActButton } from "../../shared/forms/ActButton.tsx";
import { useArrival } from "../access/currentUser.ts";
import { isJoining, isToSend, isUnderWay, returnAddress } from "../access/returnAddress.ts";
import { command } from "../../shared/api.ts";
import { useSend } from "../../shared/forms/useSend.ts";
import { useSettings } from "../../shared/settings.ts";
import { toast } from "../../shared/toastStore.ts";
import { Page } from "../frame/Page.tsx";
import { ChoiceField } from "../../shared/forms/ChoiceField.tsx";
import { Declaration, PlayerFields, typedOf } from "../players/open.ts";
import { FormField } from "../../shared/forms/FormField.tsx";
import { GuardianFields } from "./GuardianFields.tsx";
import { saying, useEmailTyped } from "../access/lastPageSays.ts";
import { MembershipPromo } from "./MembershipPromo.tsx";
import { NewPasswordField } from "../forms/NewPasswordField.tsx";
import { AgreeByActing } from "../policies/open.ts";
import { PasswordField } from "../forms/PasswordField.tsx";
import { tryAgainWords } from "../../shared/words.ts";
import { registerPageWords as words } from "./words.ts";

type Typed = z.input<typeof Register>;
const empty = {
  firstName: "",
  lastName: "",
  email: "",
  password: "",
  confirmPassword: "",
  age: "",
  position: "",
  experience: "",
  parentName: "",
  parentEmail: "",
  parentPhone: "",
} satisfies Typed;
const emptyPlayer = { ...typedOf(), declared: false };
type TypedForm = typeof empty & { registeredAs: string; player: typeof emptyPlayer };

const accountIn = ({ firstName, lastName, email, password, confirmPassword }: TypedForm) => ({
  firstName,
  lastName,
  email,
  password,
  confirmPassword,
});
/** Of what both ways of signing up ask for, only one is read. */
const asRead = (typed: TypedForm) => {
  if (typed.registeredAs === "guardian") return { ...accountIn(typed), registeredAs: "parent", joins: true };
  const { player, age, position, experience, parentName, parentEmail, parentPhone, ...account } = typed;
  return typed.registeredAs === "parent"
    ? { ...account, player }
    : { ...account, age, position, experience, parentName, parentEmail, parentPhone };
};
const read = zodResolver(Register);
const resolver: Resolver<TypedForm, unknown, Register> = (typed, context, options) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fields of the other way are left out
  read(asRead(typed) as never, context, options as never) as never;

const pair = { display: "grid", gap: 2.5, gridTemplateColumns: { sm: "1fr 1fr" } };

/** The age being typed; null while it is not a number. */
const ageIn = (typed: unknown) => {
  const age = typeof typed === "string" && typed.trim() !== "" ? Number(typed) : Number.NaN;
  return Number.isNaN(age) ? null : age;
};
/** To log in before a parent confirms. */
const isTooYoung = (age: number | null | undefined) => isMinor(age) && age! < ownLoginAge;
const guardianWords = (age: number | null) => {
  if (!isMinor(age)) return words.requiredForPlayersUnder18;
  return age! < ownLoginAge ? words.noLoginUntilConfirmed : words.noVideosUntilConfirmed;
};
const askedWords = (age: number | null | undefined, parentEmail: string | null | undefined) =>
  words.wereEmailingYourParent(parentEmail, age ?? 0, ownLoginAge);

const waitingWords = words.waitForYourParent;

/** Null if it fails: the log-in page is next, where it is said why. */
const signIn = (login: Login) =>
  command("POST", loginUrl, login).then(
    (user) => UserView.parse(user),
    () => null,
  );

const RegisterPage = () => {
  const { productName, policies } = useSettings();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const arrive = useArrival();
  const form = useForm<TypedForm, unknown, Register>({
    resolver,
    defaultValues: { ...empty, registeredAs: "player", player: emptyPlayer },
  });
  const { control, handleSubmit, setValue } = form;
  const registeredAs = useWatch({ control, name: "registeredAs" });
  const isParent = registeredAs === "parent";
  const to = returnAddress(search);
  const joins = isJoining(to);
  const goesOn = to !== null && isUnderWay(to);
  useEffect(() => {
    if (joins) setValue("registeredAs", "guardian");
  }, [joins, setValue]);
  useEmailTyped(form);
  const age = ageIn(useWatch({ control, name: "age" }));
  const comesNext = joins
    ? words.youWillJoin
    : !isParent && isTooYoung(age)
      ? words.goOnOnceTheyConfirm
      : isToSend(state)
        ? words.weWillSendYourRequest
        : words.youWillPickUp;
  const { send, sending, refusal } = useSend(
    (person: Register) => command("POST", registerUrl, { ...person, userType: "student", agreedTo: policies }),
    {
      form,
      failed: { title: words.registrationFailed, text: tryAgainWords.pleaseTryAgain },
      about: ({ status }) => (status === 409 ? "email" : undefined), // it is taken
      sent: async (_, { email, password, age, parentEmail, player }) => {
        const waits = isTooYoung(age);
        const user = to && isUnderWay(to) && !waits && (await signIn({ email, password }));
        if (user) {
          const text = player ? words.loggedInPleaseConfirm(email) : words.youreLoggedIn;
          toast({ title: words.registrationSuccessful, text });
          arrive(user);
          return navigate(to, { replace: true, state }); // the state is that page's own
        }
        toast({
          title: words.registrationSuccessful,
          text: waits ? waitingWords : words.yourAccountHasBeenCreated,
        });
        const says = player
          ? saying(words.pleaseConfirmYourEmail(email))
          : isMinor(age)
            ? saying(askedWords(age, parentEmail))
            : {};
        return navigate(`/login${search}`, { state: { ...says, email } });
      },
    },
  );
  const refuse = ({ confirmPassword }: FieldErrors<Typed>) => {
    if (confirmPassword?.type === "custom")
      toast({ title: words.passwordMismatch, text: words.passwordsDoNotMatch, kind: "destructive" });
  };
  return (
    <Page
      title={words.signUp}
      heading={words.joinProductName(productName)}
      intro={words.createYourAccountTo}
      maxWidth="sm"
    >
      {goesOn ? (
        <Alert severity="info" sx={{ mt: 3 }}>
          {comesNext}
        </Alert>
      ) : (
        <MembershipPromo />
      )}
      <Card
        component="form"
        method="dialog"
        noValidate
        onSubmit={handleSubmit(send, refuse)}
        sx={{ mt: 3, p: { xs: 2.5, sm: 4 }, display: "grid", gap: 2.5 }}
      >
        {!joins && (
          <ChoiceField
            control={control}
            name="registeredAs"
            label={words.whoIsThisAccountFor}
            choices={[
              { value: "player", label: words.imAPlayer },
              { value: "parent", label: words.imAParent },
            ]}
          />
        )}
        {isParent && (
          <Typography component="h2" variant="h4" sx={{ mt: 1 }}>
            {words.aboutYou}
          </Typography>
        )}
        <Box sx={pair}>
          <FormField control={control} name="firstName" label={words.firstName} autoComplete="given-name" required />
          <FormField control={control} name="lastName" label={words.lastName} autoComplete="family-name" required />
        </Box>
        <FormField control={control} name="email" label={words.email} type="email" autoComplete="username" required />
        <Box sx={pair}>
          <FormField
            control={control}
            name="password"
            as={NewPasswordField}
            label={words.password}
            autoComplete="new-password"
            required
          />
          <FormField
            control={control}
            name="confirmPassword"
            as={PasswordField}
            label={words.confirmPassword}
            autoComplete="new-password"
            required
          />
        </Box>
        {joins ? null : isParent ? (
          <>
            <Box sx={{ mt: 1 }}>
              <Typography component="h2" variant="h4">
                {words.yourFirstPlayer}
              </Typography>
              <Typography variant="body2" sx={{ color: "text.secondary" }}>
                {words.addTheOthersLater}
              </Typography>
            </Box>
            <PlayerFields
              control={control as never}
              within="player."
              isShort
              onSwitch={() => (setValue("player.age", ""), setValue("player.birthDate", ""))}
            />
            <Declaration control={control as never} name="player.declared" />
          </>
        ) : (
          <>
            <Typography component="h2" variant="h4" sx={{ mt: 1 }}>
              {words.aboutThePlayer}
            </Typography>
            <Box sx={pair}>
              <FormField
                control={control}
                name="age"
                label={words.age}
                slotProps={{ htmlInput: { inputMode: "numeric" } }}
              />
              <FormField control={control} name="position" label={words.position} />
            </Box>
            <FormField
              control={control}
              name="experience"
              label={words.experience}
              helperText={words.seasonsTeamsLevel}
            />
            <Typography component="h2" variant="h4" sx={{ mt: 1 }}>
              {words.parentOrGuardian}
            </Typography>
            <Typography variant="body2" sx={{ color: "text.secondary", mt: -2 }}>
              {guardianWords(age)}
            </Typography>
            <GuardianFields control={control} required={isMinor(age)} />
          </>
        )}
        {refusal && <Alert severity="error">{refusal}</Alert>}
        <AgreeByActing by="signing up" />
        <Box sx={{ display: "flex", gap: 1.5, justifyContent: "flex-end", flexWrap: "wrap-reverse" }}>
          <Button component={Link} to="/" color="inherit" size="large">
            {words.cancel}
          </Button>
          <ActButton type="submit" variant="contained" size="large" busy={sending}>
            {sending ? words.creatingAccount : words.createAccount}
          </ActButton>
        </Box>
      </Card>
      <Typography sx={{ mt: 3, textAlign: "center" }}>
        {words.haveAnAccount}
        <Anchor component={Link} to={`/login${search}`} state={state}>
          {words.logIn}
        </Anchor>
      </Typography>
    </Page>
  );
};
export default RegisterPage;
