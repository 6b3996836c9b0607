/** Domains as they are mistyped, and what was meant. */
export const MISTYPED: [typed: string, meant: string][] = [
  ['gmial.com', 'gmail.com'],
  ['gmail.con', 'gmail.com'],
  ['gmai.com', 'gmail.com'],
  ['gmal.com', 'gmail.com'],
  ['gamil.com', 'gmail.com'],
  ['gmaill.com', 'gmail.com'],
  ['gnail.com', 'gmail.com'],
  ['gmail.co', 'gmail.com'],
  ['gmail.cm', 'gmail.com'],
  ['gmail.om', 'gmail.com'],
  ['gmail.comm', 'gmail.com'],
  ['gmail.cmo', 'gmail.com'],
  ['gmial.con', 'gmail.com'],
  ['gmali.com', 'gmail.com'],
  ['gmail.com.au', 'gmail.com'],
  ['gmaul.com', 'gmail.com'],
  ['gmail.vom', 'gmail.com'],
  ['gmail', 'gmail.com'],
  ['gmailcom', 'gmail.com'],
  ['gmail.c', 'gmail.com'],
  ['hotmial.com', 'hotmail.com'],
  ['hotmai.com', 'hotmail.com'],
  ['hotmail.con', 'hotmail.com'],
  ['hotmil.com', 'hotmail.com'],
  ['homtail.com', 'hotmail.com'],
  ['hotmail.co', 'hotmail.com'],
  ['hotmal.com', 'hotmail.com'],
  ['hotnail.com', 'hotmail.com'],
  ['hormail.com', 'hotmail.com'],
  ['hotmaill.com', 'hotmail.com'],
  ['hotmail.comm', 'hotmail.com'],
  ['outlok.com', 'outlook.com'],
  ['outlook.con', 'outlook.com'],
  ['outllok.com', 'outlook.com'],
  ['oulook.com', 'outlook.com'],
  ['otulook.com', 'outlook.com'],
  ['outlook.co', 'outlook.com'],
  ['outloook.com', 'outlook.com'],
  ['outook.com', 'outlook.com'],
  ['yahooo.com', 'yahoo.com'],
  ['yaho.com', 'yahoo.com'],
  ['yahoo.con', 'yahoo.com'],
  ['yhaoo.com', 'yahoo.com'],
  ['yahoo.co', 'yahoo.com'],
  ['yahoo.con.au', 'yahoo.com.au'],
  ['yahoo.com.ua', 'yahoo.com.au'],
  ['yaho.com.au', 'yahoo.com.au'],
  ['yahooo.com.au', 'yahoo.com.au'],
  ['icloud.co', 'icloud.com'],
  ['icloud.con', 'icloud.com'],
  ['iclod.com', 'icloud.com'],
  ['icloud.cm', 'icloud.com'],
  ['icoud.com', 'icloud.com'],
  ['iclould.com', 'icloud.com'],
  ['icloud.com.au', 'icloud.com'],
  ['bigpond.co', 'bigpond.com'],
  ['bigpond.con', 'bigpond.com'],
  ['bigpnd.com', 'bigpond.com'],
  ['bigpon.com', 'bigpond.com'],
  ['bigpong.com', 'bigpond.com'],
  ['bipgond.com', 'bigpond.com'],
  ['bigpond.net.ua', 'bigpond.net.au'],
  ['bigpond.net.a', 'bigpond.net.au'],
  ['optusnet.con', 'optusnet.com.au'],
  ['optusnet.con.au', 'optusnet.com.au'],
  ['optusnet.com', 'optusnet.com.au'],
  ['optusnet.com.ua', 'optusnet.com.au'],
  ['optsnet.com.au', 'optusnet.com.au'],
  ['optusnet.co.au', 'optusnet.com.au'],
  ['smithstrata.com.ua', 'smithstrata.com.au'],
  ['smithstrata.con.au', 'smithstrata.com.au'],
  ['smithstrata.con', 'smithstrata.com'],
  ['smithstrata.co.au', 'smithstrata.com.au'],
  ['smithstrata.comau', 'smithstrata.com.au'],
  ['smithstrata.com.a', 'smithstrata.com.au'],
  ['smithstrata.cmo', 'smithstrata.com'],
  ['sydney.edu.ua', 'sydney.edu.au'],
]

/**
 * Domains that are right: mail providers of the world, some of them one letter from each other, and
 * companies, councils, schools and hospitals that might ask for a cleaner.
 */
export const DOMAINS = `
  126.com 163.com aapt.net.au abc.net.au accenture.com accor.com acme.io activ8.net.au acu.edu.au
  adam.com.au agence.fr agl.com.au aicloud.com.au aim.com airwallex.com aldi.com.au allens.com.au
  allianz.com.au amazon.com amcor.com amnet.net.au amp.com.au anglicare.org.au anu.edu.au anz.com
  aol.com apple.com ashurst.com atlassian.com ato.gov.au att.net au.ey.com au.knightfrank.com
  au.pwc.com ausgrid.com.au auspost.com.au aussiebb.com.au aussiebroadband.com.au bdo.com.au
  belleproperty.com bhp.com bigbond.com.au bigpond.com bigpond.com.au bigpond.net.au
  bluescope.com boral.com.au brightduggan.com.au btinternet.com bunnings.com.au bupa.com.au
  buro.de canva.com capgemini.com cba.com.au cbre.com cbre.com.au ccamatil.com charterhall.com.au
  cityofsydney.nsw.gov.au claytonutz.com cleaning.com.au cloud.com cochlear.com coles.com.au
  colliers.com comcast.net company.com.au corrs.com.au costco.com.au crownresorts.com.au csiro.au
  csl.com.au csr.com.au cub.com.au cushwake.com daum.net davidjones.com.au defence.gov.au
  deloitte.com.au det.nsw.edu.au dexus.com dhl.com dodo.com.au duck.com dulux.com.au
  education.nsw.gov.au email.com example.com example.com.au exetel.com.au fairfaxmedia.com.au
  fastmail.com fastmail.com.au fastmail.fm fedex.com figma.co firm.co.uk firma.at foxmail.com
  freenet.de gail.com.au gamil.com.au gmail.com gmall.com.au gmx.at gmx.com gmx.de gmx.net
  goodman.com goodstart.org.au google.com googlemail.com gpt.com.au grantthornton.com.au
  gtlaw.com.au hanmail.net harveynorman.com.au hcf.com.au healius.com.au health.nsw.gov.au
  hey.com hilton.com hotel.com.au hotelmail.com.au hotkey.net.au hotmail.co.uk hotmail.com
  hotmail.com.au hotmail.de hotmail.fr hotmail.it hsf.com hushmail.com iag.com.au ibm.com
  icloud.com ihg.com ihug.com.au iinet.net.au ikea.com incitecpivot.com.au inet.net.au
  infosys.com internode.on.net iprimus.com.au jamesonsstrata.com.au jbhifi.com.au jll.com
  kiwi.co.nz kmart.com.au knightfrank.com kpmg.com.au kuchildrens.org.au kwm.com laverty.com.au
  legal.cm lendlease.com linfox.com lionco.com live.ca live.co.uk live.com live.com.au
  live.edu.au live.nl ljhooker.com.au love.com mac.com macquarie.com maddocks.com.au mail.com
  mail.ru mailplus.com.au mantra.com.au marriott.com mates.co mcgrath.com.au me.com
  medibank.com.au meriton.com.au merivale.com meta.com microsoft.com minterellison.com mirvac.com
  mq.edu.au msn.com muller.co myer.com.au myob.com nab.com.au naver.com nestle.com
  netregistry.com.au netspace.net.au netstrata.com.au news.com.au nib.com.au nine.com.au
  nsw.gov.au officeworks.com.au optus.com.au optusnet.com.au oracle.com orcon.net.nz orica.com
  originenergy.com.au outlook.co.nz outlook.com outlook.com.au outlook.de outlook.fr outlook.jp
  outlookconsulting.com.au ozemail.com.au parracity.nsw.gov.au passport.com people.net.au
  pepsico.com picagroup.com.au pm.me pond.com.au premierstrata.com.au primaryhealth.com.au
  primus.com.au proton.me protonmail.ch protonmail.com pwc.com qantas.com.au qbe.com qq.com
  ramsayhealth.com raywhite.com redcross.org.au rediffmail.com resmed.com riotinto.com
  rocketmail.com rspcansw.org.au safetyculture.io salesforce.com salvationarmy.org.au sap.com
  savills.com.au sbs.com.au scentregroup.com services.gov.au seven.com.au shop.com.ar shop.com.br
  sina.com slingshot.co.nz smarterstrata.com.au smh.com.au sonichealthcare.com.au spintel.net.au
  spruson.com star.com.au startrack.com.au startup.ai stockland.com.au strataplus.com.au
  studio.co suncorp.com.au syd.catholic.edu.au syd.com.au sydney.edu.au sydneyoperahouse.com
  sydneywater.com.au t-online.de tafensw.edu.au target.com.au taronga.org.au tcs.com telstra.com
  tollgroup.com tooheys.com.au tpg.com.au transport.nsw.gov.au transurban.com tuta.com tuta.io
  tutanota.com unilever.com uniting.org unsw.edu.au unwired.com.au uts.edu.au verizon.net
  virginaustralia.com virginbroadband.com.au visy.com.au web.de westernsydney.edu.au
  westnet.com.au westpac.com.au whelanproperty.com.au windowslive.com wipro.com woolworths.com.au
  xero.com xtra.co.nz yahava.com.au yahoo.ca yahoo.co.in yahoo.co.jp yahoo.co.nz yahoo.co.uk
  yahoo.com yahoo.com.ar yahoo.com.au yahoo.com.br yahoo.com.hk yahoo.com.ph yahoo.com.sg
  yahoo.de yahoo.fr yahoo.in yandex.com yandex.ru ymail.com ymca.org.au zoho.com zoho.com.au
`
  .trim()
  .split(/\s+/)
