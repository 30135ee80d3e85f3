import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { userById } from "../../../projections/accounts/open.ts";
import { issueLink } from "../../accounts/mailedLinks.ts";
import { createRegistrationUrl } from "../../camps/contract.ts";
import { confirmEmailUrl } from "../../accounts/contract.ts";
import { exportUrl } from "../../privacy/contract.ts";
import { makeMember, uploaded } from "../../videos/testing/videos.ts";
import { historyUrl } from "../../history/contract.ts";
import { erase, finishErasures } from "../../privacy/erase.ts";
import { does } from "../../testing/held.ts";
import { type Answer, tally } from "../../testing/client.ts";
import { rounds } from "../../testing/rounds.ts";
import { noLonger, timesAsLong } from "../../testing/timesAsLong.ts";
import { mailsTo } from "../../testing/mails.ts";
import { guardian, password, type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import {
  acceptGrownUpUrl,
  acceptInvitationUrl,
  guardianUrl,
  invitationsUrl,
  openInvitationUrl,
  playersUrl,
} from "../contract.ts";
import { lessonsTakenBy } from "../../../projections/lessons/exportQueries.ts";
import { lessonsUrl, lessonUrl, proposalsUrl, simpleLessonsUrl } from "../../lessons/contract.ts";
import { bookingOf, offer } from "../../testing/schedule.ts";
import { rosterUrl } from "../studentContract.ts";
import { publishedCamp } from "../../testing/camps.ts";
import { registrationForm } from "../../testing/registrations.ts";
import { endInvitations } from "./invitations.ts";

let product: TestProduct, other: Awaited<ReturnType<TestProduct["another"]>>;
let dana: Person, lou: Person, coach: Person, admin: Person, stranger: Person;
let kim: string;
const everyone: string[] = []; // an account has at most twelve
beforeAll(async () => {
  product = await testProduct();
  other = await product.another();
  await product.startMailing();
  dana = await product.person("student", { firstName: "Dana", lastName: "Reyes" });
  lou = await product.person("student", { firstName: "Lou", lastName: "Hale" });
  coach = await product.person("instructor");
  admin = await product.person("admin");
  stranger = await product.person();
});
afterAll(async () => {
  await other.close();
  await product.close();
});

const added = async (by = dana) => {
  const form = { firstName: "Kim", lastName: "Reyes", age: 9, declared: true, addAgain: true };
  const id = String((await by("POST", playersUrl, form)).body.id);
  everyone.push(id);
  return id;
};
beforeEach(async () => void (kim = await added()));
afterEach(async () => {
  for (const id of everyone.splice(0)) await admin("POST", `${playersUrl}/${id}/erase`);
});
/** As the mail has it. */
const tokenOf = (invitationId: string) => product.backend.capabilities.tokenOf("guardianInvitation", invitationId);
const invited = async (email = "lou@home.example", by = dana, playerId = kim) => {
  const answer = await by("POST", `${playersUrl}/${playerId}/guardians`, { name: "Lou", email });
  expect(answer.status).toBe(202);
  return { id: String(answer.body.id), token: tokenOf(answer.body.id) };
};
const accept = (who: Person, token: string, base = product.base) =>
  who.at(base)("POST", acceptInvitationUrl, { token, declared: true });
const joins = async (who: Person, by: Person, playerId = kim) =>
  void (await accept(who, (await invited(`${who.id}@home.example`, by, playerId)).token));
interface Leaving {
  userId?: string;
  reason?: string;
  playerId?: string;
  base?: string;
}
const leaves = (who: Person, { userId = who.id, playerId = kim, base = product.base, ...why }: Leaving = {}) =>
  who.at(base)("DELETE", guardianUrl(playerId, userId), why);
const erases = (who: Person, playerId = kim) => who("POST", `${playersUrl}/${playerId}/erase`, { password });
const sees = async (who: Person, playerId = kim) =>
  ((await who("GET", playersUrl)).body as { id: string }[]).some(({ id }) => id === playerId);

describe("inviting", () => {
  it("mails a link that says who invites and nothing of the player, and lists it to those who may act", async () => {
    const { id, token } = await invited("new@home.example");
    await expect.poll(() => mailsTo(product, "new@home.example")).toHaveLength(1);
    const [mail] = await mailsTo(product, "new@home.example");
    expect(mail).toMatchObject({ subject: "You're invited to help manage a player", kind: "guardian invited" });
    expect(mail!.text).toContain(`#token=${token}`);
    expect(mail!.text.replaceAll(token, "")).not.toContain("Kim");
    const opened = await product.visitor()("POST", openInvitationUrl, { token });
    expect(opened).toMatchObject({ status: 200, body: { invitedBy: "Dana Reyes" } });
    expect(Object.keys(opened.body)).toEqual(["invitedBy"]);
    expect((await dana("GET", invitationsUrl(kim))).body).toMatchObject([
      { id, isMine: true, email: "new@home.example", by: "Dana" },
    ]);
    await joins(lou, dana);
    expect((await lou("GET", invitationsUrl(kim))).body).toMatchObject([
      { id, isMine: false, email: null, name: null },
    ]);
    expect(await lou("DELETE", `${invitationsUrl(kim)}/${id}`)).toMatchObject({ status: 404 });
    expect(await dana("DELETE", `${invitationsUrl(kim)}/${id}`)).toMatchObject({ status: 200 });
    expect(await product.visitor()("POST", openInvitationUrl, { token })).toMatchObject({ status: 409 });
    expect(await product.backend.keys.stateOf(`invitation-${id}`)).toBe("destroyed");
  });

  it("answers the same for an address with an account, and as fast", async () => {
    const ask = (email: string) => dana("POST", `${playersUrl}/${kim}/guardians`, { name: "Lou", email });
    const withdraw = ({ body }: Answer) => dana("DELETE", `${invitationsUrl(kim)}/${body.id}`);
    const answered = async (email: string) => {
      const answer = await ask(email);
      expect(await withdraw(answer)).toMatchObject({ status: 200 });
      return [answer.status, answer.body.message.replace(email, "")];
    };
    expect(await answered(lou.email)).toEqual(await answered("nobody@home.example"));
    expect(
      await timesAsLong(
        () => ask(lou.email),
        () => ask("nobody@home.example"),
        withdraw,
      ),
    ).toBeLessThan(noLonger);
  });

  it("is not for minors, nor for adults' own players", async () => {
    const child = await product.person("student", { age: 15, ...guardian });
    const form = { name: "Lou", email: "lou@home.example" };
    expect(await child("POST", `${playersUrl}/${child.id}/guardians`, form)).toMatchObject({
      status: 409,
      body: { code: "AdultsOnly" },
    });
    expect(await dana("POST", `${playersUrl}/${dana.id}/guardians`, form)).toMatchObject({
      status: 409,
      body: { code: "NoGuardianNeeded" },
    });
  });

  it("doesn't go to oneself: that is said beside the field, and nothing is mailed", async () => {
    const ask = dana("POST", `${playersUrl}/${kim}/guardians`, { name: "Me", email: dana.email.toUpperCase() });
    const message = "This is your own email. Please enter the other parent's.";
    expect(await ask).toMatchObject({
      status: 422,
      body: { code: "OwnMailbox", issues: [{ path: ["email"], message }] },
    });
    expect((await dana("GET", invitationsUrl(kim))).body).toEqual([]);
  });

  it("ends after a week, and nobody's address stays", async () => {
    const { id, token } = await invited("late@home.example");
    const later = new Date(Date.now() + 8 * 24 * 60 * 60 * 1000).toISOString();
    await endInvitations(product.backend, { now: later });
    expect(await accept(lou, token)).toMatchObject({ status: 409, body: { code: "LinkIsDead" } });
    expect(await product.backend.keys.stateOf(`invitation-${id}`)).toBe("destroyed");
    expect((await dana("GET", invitationsUrl(kim))).body).toEqual([]);
  });
});

describe("joining", () => {
  it("lets a coach or any adult in, who sees and does what the first one does", async () => {
    for (const who of [lou, coach]) {
      expect(await sees(who)).toBe(false);
      const { token } = await invited(`${who.id}@home.example`);
      expect(await accept(who, token)).toMatchObject({
        status: 200,
        body: {
          id: kim,
          isOwn: false,
          consent: "confirmed",
          guardians: expect.arrayContaining([{ userId: dana.id, firstName: "Dana", erasureAskedUntil: null }]),
        },
      });
      expect(await sees(who)).toBe(true);
      expect(await who("PATCH", `${playersUrl}/${kim}`, { position: "Catcher" })).toMatchObject({ status: 200 });
      expect(await accept(stranger, token)).toMatchObject({ status: 409, body: { code: "LinkIsDead" } });
    }
    expect(JSON.stringify((await lou("GET", playersUrl)).body)).not.toContain(dana.email);
    await expect
      .poll(async () => (await mailsTo(product, dana.email)).map(({ kind }) => kind))
      .toEqual(expect.arrayContaining(["guardian joined", "player corrected"]));
  });

  it("shows nobody the phone and the addresses that the other one gave for a lesson", async () => {
    const ana = await product.person("instructor");
    const form = bookingOf(await offer(product, ana), { playerId: kim, studentEmail: "home@example.com" });
    const booked = await dana("POST", lessonsUrl, form);
    const contact = { studentPhone: "555-010-0100", studentEmail: "home@example.com", student: { email: dana.email } };
    expect(booked.body).toMatchObject(contact);
    await joins(lou, dana);
    const { id } = booked.body;
    const none = { studentPhone: null, studentEmail: null, student: { firstName: "Kim", email: null } };
    expect((await lou("GET", lessonUrl(id))).body).toMatchObject(none);
    for (const url of [lessonsUrl, simpleLessonsUrl])
      expect((await lou("GET", url)).body.find((lesson: { id: string }) => lesson.id === id)).toMatchObject(none);
    const asked = await lou("POST", proposalsUrl(id), { kind: "move", words: "Any Friday" });
    expect([asked.status, asked.body]).toMatchObject([201, none]);
    for await (const lesson of lessonsTakenBy(product.backend.db, lou.id))
      expect(lesson).toMatchObject({ studentPhone: null, studentEmail: null });
    for (const who of [dana, ana]) expect((await who("GET", lessonUrl(id))).body).toMatchObject(contact);
    expect((await ana("PATCH", lessonUrl(id), { status: "confirmed" })).body).toMatchObject(contact);
  });

  it("needs a log-in, an adult, and their word", async () => {
    const { token } = await invited();
    expect((await product.visitor()("POST", acceptInvitationUrl, { token, declared: true })).status).toBe(401);
    const child = await product.person("student", { age: 15, ...guardian });
    expect(await accept(child, token)).toMatchObject({ status: 409, body: { code: "AdultsOnly" } });
    expect(await lou("POST", acceptInvitationUrl, { token })).toMatchObject({ status: 422 });
    expect(await accept(dana, token)).toMatchObject({ status: 409, body: { code: "AlreadyGuardian" } });
    expect(await accept(lou, token)).toMatchObject({ status: 200 });
  });

  it("is offered to the guardian who confirmed a child's own account, once", async () => {
    const child = await product.person("student", { firstName: "Max", age: 14, ...guardian });
    const { token } = await issueLink(product.backend.db, { kind: "guardian", userId: child.id });
    const join = (who: Person) => who("POST", "/api/guardian/join", { token, declared: true });
    expect(await join(lou)).toMatchObject({ status: 409, body: { code: "NotConfirmed" } });
    await product.visitor()("POST", "/api/guardian/confirm", { token });
    expect(await join(child)).toMatchObject({ status: 409, body: { code: "AdultsOnly" } });
    for (const _ of ["once", "again"])
      expect(await join(lou)).toMatchObject({ status: 200, body: { id: child.id, hasAccount: true, isOwn: false } });
    expect(await join(stranger)).toMatchObject({ status: 409, body: { code: "LinkIsDead" } });
    const { guardians, isOwn } = (await child("GET", playersUrl)).body[0];
    expect([isOwn, guardians]).toEqual([true, [{ userId: lou.id, firstName: "Lou", erasureAskedUntil: null }]]);
    expect(await lou("DELETE", guardianUrl(child.id, lou.id))).toMatchObject({ status: 200 });
    expect(await sees(lou, child.id)).toBe(false);
  });
});

describe("leaving", () => {
  it("is one's own to do, never the other parent's, and never the last one's", async () => {
    await joins(lou, dana);
    expect(await leaves(lou, { userId: dana.id })).toMatchObject({ status: 403, body: { code: "NotYours" } });
    expect(await leaves(stranger, { userId: dana.id })).toMatchObject({ status: 404 });
    expect(await leaves(lou)).toMatchObject({ status: 200 });
    expect(await sees(lou)).toBe(false);
    expect(await lou("PATCH", `${playersUrl}/${kim}`, { position: "Catcher" })).toMatchObject({ status: 404 });
    expect(await erases(lou)).toMatchObject({ status: 404 });
    expect(await leaves(dana)).toMatchObject({ status: 409, body: { code: "LastGuardian" } });
  });

  it("is settled by an admin, who says why, and both sides hear of it", async () => {
    await joins(lou, dana);
    expect(await leaves(admin, { userId: dana.id })).toMatchObject({
      status: 422,
      body: { issues: [{ path: ["reason"] }] },
    });
    expect(await leaves(admin, { userId: dana.id, reason: "By order of the court" })).toMatchObject({ status: 200 });
    expect([await sees(dana), await sees(lou)]).toEqual([false, true]);
    const kinds = async (who: Person) => (await mailsTo(product, who.email)).map(({ kind }) => kind);
    await expect.poll(() => kinds(dana)).toContain("guardian removed");
    await expect.poll(() => kinds(lou)).toContain("guardian left");
    const story = async (who: Person) => JSON.stringify((await who("GET", historyUrl(kim))).body);
    expect(await story(admin)).toContain("By order of the court");
    expect(await story(lou)).not.toContain("By order");
    expect([await story(lou), await story(admin)]).toEqual([
      expect.stringContaining('"Dana R."'),
      expect.stringContaining('"Dana Reyes"'),
    ]);
    await product.backend.caughtUp();
  });
});

describe("a parent who no longer acts for a player", () => {
  const lessonKinds = async (to: string) =>
    (await mailsTo(product, to)).map(({ kind }) => kind).filter((kind) => /lesson|request/.test(kind));

  it("hears of none of the player's lessons and videos, and staff are given the others' contacts", async () => {
    const mia = await product.person("student", { firstName: "Mia", phoneNumber: "555-010-0177" });
    const kai = await product.person("student", { firstName: "Kai", lastName: "Hale" });
    const ana = await product.person("instructor");
    const playerId = await added(mia);
    await joins(kai, mia, playerId);
    const opening = await offer(product, ana);
    const typed = `typed.${mia.email}`;
    const form = bookingOf(opening, { playerId, studentEmail: typed });
    const { id } = (await mia("POST", lessonsUrl, form)).body;
    const before = ["request received"];
    await expect.poll(() => Promise.all([typed, kai.email].map(lessonKinds))).toEqual([before, before]);
    const { token } = await issueLink(product.backend.db, { kind: "email", userId: mia.id });
    await does(product.visitor(), "POST", confirmEmailUrl, { token });
    await makeMember(product, { id: playerId });
    const { id: videoId } = await uploaded(mia, { studentId: playerId, instructorId: ana.id });
    const toldOfVideo = async (who: Person) =>
      (await does(who, "GET", exportUrl)).body.history.filter(({ of }: { of: string }) => of === videoId).length > 0;
    expect([await toldOfVideo(mia), await toldOfVideo(kai)]).toEqual([true, true]);
    await leaves(admin, { userId: mia.id, playerId, reason: "By order of the court" });
    expect([await toldOfVideo(mia), await toldOfVideo(kai)]).toEqual([false, true]);

    const confirmed = await ana("PATCH", lessonUrl(id), { status: "confirmed" });
    const contact = { studentPhone: null, studentEmail: null, student: { firstName: "Kim", email: kai.email } };
    expect(confirmed.body).toMatchObject(contact);
    expect((await kai("GET", lessonUrl(id))).body).toMatchObject({ student: { email: kai.email } });
    const walkIn = { playerId, scheduledDate: opening.date, timeSlot: "18:00" };
    expect((await ana("POST", simpleLessonsUrl, walkIn)).body).toMatchObject(contact);
    await expect.poll(() => lessonKinds(kai.email)).toEqual([...before, "lesson confirmed", "lesson booked"]);
    expect(await Promise.all([typed, mia.email].map(lessonKinds))).toEqual([before, before]);
    const [student] = (await admin("GET", `${rosterUrl}?filter={"id":"${playerId}"}`)).body;
    expect(student).toMatchObject({ phone: null, guardian: { name: "Kai Hale", email: kai.email, phone: null } });
  });
});

describe("when the parent goes who confirmed a child's own login", () => {
  const withLogin = async (others: readonly Person[] = [lou]) => {
    const mia = await product.person("student", { firstName: "Mia", lastName: "Reyes" });
    const born = `${new Date().getUTCFullYear() - 15}-01-01`;
    const form = { firstName: "Kim", lastName: "Reyes", birthDate: born, declared: true };
    const playerId = String((await mia("POST", playersUrl, form)).body.id);
    for (const other of others) await joins(other, mia, playerId);
    const address = `kim.${playerId}@teen.example`;
    const { token } = await issueLink(product.backend.db, { kind: "grown up", userId: playerId, address });
    await product.visitor()("POST", acceptGrownUpUrl, { token, password });
    const account = () => userById(product.backend.db, playerId);
    expect(await account()).toMatchObject({ guardian: "confirmed", parentEmail: mia.email });
    return { mia, playerId, account };
  };
  const exportsMailedTo = async (email: string) => {
    await product.visitor()("POST", "/api/guardian/export-link", { email });
    return (await mailsTo(product, email)).filter(({ kind }) => kind === "export link").length;
  };

  it("an admin's removal ends their mail and links, too, and another parent answers by mail", async () => {
    const { mia, playerId, account } = await withLogin();
    expect(await exportsMailedTo(mia.email)).toBe(1);
    await leaves(admin, { userId: mia.id, playerId, reason: "By order of the court" });
    expect(await account()).toMatchObject({ guardian: "confirmed", parentName: "Lou Hale", parentEmail: lou.email });
    expect([await exportsMailedTo(mia.email), await exportsMailedTo(lou.email)]).toEqual([1, 1]);
    await leaves(lou, { playerId });
    expect(await account()).toMatchObject({ guardian: "confirmed", parentEmail: lou.email }); // who goes freely stays
  });

  it("their own erasure passes it on, or leaves it to be named", async () => {
    const { mia, account } = await withLogin();
    await does(mia, "POST", "/api/privacy/erase", { password });
    expect(await account()).toMatchObject({ guardian: "confirmed", parentEmail: lou.email });
    const alone = await withLogin([]);
    await does(alone.mia, "POST", "/api/privacy/erase", { password });
    expect(await alone.account()).toMatchObject({ guardian: "asked", parentEmail: null, parentName: null });
  });

  it("the link by which they confirmed lets nobody back, and another one may confirm and join", async () => {
    const child = await product.person("student", { firstName: "Max", age: 14, ...guardian });
    const confirmed = async () => {
      const { token } = await issueLink(product.backend.db, { kind: "guardian", userId: child.id });
      await product.visitor()("POST", "/api/guardian/confirm", { token });
      return (who: Person) => who("POST", "/api/guardian/join", { token, declared: true });
    };
    const join = await confirmed();
    expect(await join(stranger)).toMatchObject({ status: 200 });
    await leaves(admin, { userId: stranger.id, playerId: child.id, reason: "By order of the court" });
    expect(await join(stranger)).toMatchObject({ status: 409, body: { code: "LinkIsDead" } });
    expect((await child("GET", "/api/auth/user")).body).toMatchObject({ guardian: "asked", parentEmail: null });
    await does(child, "POST", "/api/guardian/ask", { ...guardian, parentEmail: "lou.mail@home.example" });
    expect(await (await confirmed())(lou)).toMatchObject({ status: 200 });
  });
});

describe("erasing a player with two guardians", () => {
  it("takes both, and can be taken back", async () => {
    await joins(lou, dana);
    expect(await erases(dana)).toMatchObject({ status: 202, body: { isErased: false, waitsFor: ["Lou"] } });
    expect(await sees(lou)).toBe(true);
    await expect
      .poll(async () => (await mailsTo(product, lou.email)).map(({ subject }) => subject))
      .toContain("Should we erase your player?");
    expect(await dana("POST", `${playersUrl}/${kim}/keep`)).toMatchObject({
      status: 200,
      body: { erasureAskedUntil: null },
    });
    expect(await erases(lou)).toMatchObject({ body: { isErased: false, waitsFor: ["Dana"] } });
    expect(await erases(dana)).toMatchObject({ status: 202, body: { isErased: true, waitsFor: [] } });
    expect(await sees(lou)).toBe(false);
    expect(await product.backend.keys.stateOf(kim)).toBe("destroyed");
    expect(await erases(lou)).toMatchObject({ status: 202, body: { isErased: true } });
  });

  it("is told to both by mail, without the name", async () => {
    const [mom, dad] = [await product.person(), await product.person()];
    kim = await added(mom);
    await joins(dad, mom);
    await admin("POST", `${playersUrl}/${kim}/erase`);
    for (const { email } of [mom, dad]) {
      const told = async () => (await mailsTo(product, email)).filter(({ kind }) => kind === "player erased");
      await expect.poll(told).toHaveLength(1);
      const [mail] = await told();
      expect(mail).toMatchObject({ subject: "A player was erased" });
      expect(mail!.text).not.toContain("Kim");
    }
  });

  it("with an account, leaves the player to the other one, and a crash is finished", async () => {
    const max = await product.person("student", { firstName: "Max" });
    kim = await added(max);
    await accept(lou, (await invited("lou@home.example", max)).token);
    const { backend } = product;
    const dies = { ...backend, whenErased: [async () => Promise.reject(new Error("killed"))] };
    const command = { actor: "system", now: new Date().toISOString(), requestId: "spec" } as const;
    await expect(erase(dies, command, max.id)).rejects.toThrow("killed");
    await finishErasures(backend, command.now);
    expect((await lou("GET", playersUrl)).body).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ id: kim, guardians: [] })]),
    );
    expect(await leaves(lou)).toMatchObject({ status: 409, body: { code: "LastGuardian" } });
  });
});

/** Each in five lanes, since most of a round is waiting. Both parents erased: beside camp registrations. */
describe("at once, on two nodes", { timeout: 120_000 }, () => {
  const often = async (begin: () => Promise<() => Promise<void>>) => {
    const lane = async () => {
      const round = await begin();
      for (let n = 0; n < rounds / 5; n++) await round();
    };
    await Promise.all([lane(), lane(), lane(), lane(), lane()]);
  };
  const atOnce = async (one: Promise<{ status: number }>, another: Promise<{ status: number }>) =>
    tally(await Promise.all([one, another]));

  it("when both leave, one stays", () =>
    often(async () => {
      const playerId = await added();
      await joins(lou, dana, playerId);
      return async () => {
        const both = atOnce(leaves(dana, { playerId }), leaves(lou, { playerId, base: other.base }));
        expect(await both).toEqual({ 200: 1, 409: 1 });
        const [danaSees, louSees] = [await sees(dana, playerId), await sees(lou, playerId)];
        expect([danaSees, louSees].filter(Boolean)).toHaveLength(1);
        const [stays, left] = danaSees ? [dana, lou] : [lou, dana];
        await joins(left, stays, playerId);
      };
    }));

  it("when one joins while the other closes the player, both answer for it or nobody does", () =>
    often(async () => {
      let playerId = await added();
      return async () => {
        const { token } = await invited("lou@home.example", dana, playerId);
        const [closes, accepts] = await Promise.all([erases(dana, playerId), accept(lou, token, other.base)]);
        const { isErased } = closes.body;
        expect([isErased, accepts.status]).toEqual(isErased ? [true, 409] : [false, 200]);
        expect([await sees(dana, playerId), await sees(lou, playerId)]).toEqual([!isErased, !isErased]);
        if (isErased) playerId = await added();
        else {
          await leaves(lou, { playerId });
          await dana("POST", `${playersUrl}/${playerId}/keep`);
        }
      };
    }));

  it("an invitation accepted twice lets one in; one withdrawn meanwhile is accepted or dead", () =>
    often(async () => {
      const playerId = await added();
      return async () => {
        const { token } = await invited("lou@home.example", dana, playerId);
        const twice = await Promise.all([accept(lou, token), accept(stranger, token, other.base)]);
        expect(tally(twice)).toEqual({ 200: 1, 409: 1 });
        await leaves(twice[0].status === 200 ? lou : stranger, { playerId });
        const second = await invited("coach@home.example", dana, playerId);
        const [accepts, withdraws] = await Promise.all([
          accept(coach, second.token, other.base),
          dana("DELETE", `${invitationsUrl(playerId)}/${second.id}`),
        ]);
        expect([accepts.status, withdraws.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
        if (accepts.status === 200) await leaves(coach, { playerId });
      };
    }));

  it("when both register the player for one camp, it comes once", async () => {
    await joins(lou, dana);
    const coming = { playerId: kim, sport: "baseball", emergencyContact: "Sam", emergencyPhone: "555-010-0111" };
    await often(async () => async () => {
      const { id } = await publishedCamp(product, coach);
      const form = registrationForm(id, { participants: [], players: [coming] });
      const registers = (who: Person, base: string) => who.at(base)("POST", createRegistrationUrl, form);
      expect(await atOnce(registers(dana, product.base), registers(lou, other.base))).toEqual({ 201: 1, 409: 1 });
    });
  });
});
