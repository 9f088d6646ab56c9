import type { CollectorRule } from '@litometr/api-contract';
import type { Locale } from '@litometr/domain';

/** Rules of the collectors in the product's languages. People read them before they agree. */
export const ruleTexts: Readonly<Record<CollectorRule['code'], Readonly<Record<Locale, string>>>> =
  {
    api_only: {
      ru: 'Оферта портала запрещает сбор сведений программами; используется только его документированный API.',
      en: 'The portal’s offer forbids collecting by programs; only its documented API is used.',
      es: 'La oferta del portal prohíbe la recogida por programas; solo se usa su API documentada.',
      fa: 'شرایط پورتال گردآوری با برنامه را منع می‌کند؛ تنها از API مستند آن استفاده می‌شود.',
      'pt-BR': 'A oferta do portal proíbe a coleta por programas; usa-se apenas a API documentada.',
      'zh-CN': '该平台的条款禁止用程序采集；只使用其有文档的 API。',
    },
    undocumented_json: {
      ru: 'Читается открытый JSON, которым пользуется сам сайт; портал его не описывает и может изменить без предупреждения.',
      en: 'The open JSON of the portal’s own site is read; the portal does not document it and may change it without notice.',
      es: 'Se lee el JSON abierto que usa el propio sitio; el portal no lo documenta y puede cambiarlo sin aviso.',
      fa: 'JSON باز خود سایت خوانده می‌شود؛ پورتال آن را مستند نکرده و ممکن است بی‌خبر تغییرش دهد.',
      'pt-BR':
        'Lê-se o JSON aberto usado pelo próprio site; o portal não o documenta e pode mudá-lo sem aviso.',
      'zh-CN': '读取网站自身使用的公开 JSON；平台未提供文档，可能随时更改。',
    },
    public_pages: {
      ru: 'Читаются только открытые страницы, видимые любому посетителю.',
      en: 'Only public pages are read, those that any visitor sees.',
      es: 'Solo se leen páginas públicas, las que ve cualquier visitante.',
      fa: 'تنها صفحه‌های عمومی که هر بازدیدکننده‌ای می‌بیند خوانده می‌شود.',
      'pt-BR': 'Leem-se apenas páginas públicas, as que qualquer visitante vê.',
      'zh-CN': '只读取任何访客都能看到的公开页面。',
    },
    robots: {
      ru: 'Запреты и паузы из robots.txt соблюдаются; если файл недоступен, портал не читается.',
      en: 'The prohibitions and delays of robots.txt are obeyed; while it cannot be had, the portal is not read.',
      es: 'Se respetan las prohibiciones y pausas de robots.txt; si no está disponible, el portal no se lee.',
      fa: 'منع‌ها و مکث‌های robots.txt رعایت می‌شود؛ تا در دسترس نباشد، پورتال خوانده نمی‌شود.',
      'pt-BR':
        'As proibições e pausas do robots.txt são respeitadas; sem acesso a ele, o portal não é lido.',
      'zh-CN': '遵守 robots.txt 的禁止项和间隔；无法取得该文件时不读取平台。',
    },
    pace: {
      ru: 'Запросы идут по одному и не чаще указанного; при отказе или просьбе подождать — реже, затем остановка.',
      en: 'Requests go one at a time and no faster than shown; slower after a failure or a request to wait, then not at all.',
      es: 'Las peticiones van de una en una y no más rápido de lo indicado; tras un fallo o un ruego de espera, más despacio y luego se detienen.',
      fa: 'درخواست‌ها یکی‌یکی و نه تندتر از نرخ اعلام‌شده است؛ پس از خطا یا درخواست انتظار کندتر می‌شود و سپس می‌ایستد.',
      'pt-BR':
        'As requisições vão uma a uma e não mais rápido que o indicado; após falha ou pedido de espera, mais devagar e depois param.',
      'zh-CN': '请求逐个发送，不快于所示间隔；失败或被要求等待后会放慢，直至停止。',
    },
    identifies: {
      ru: 'Программа называет себя и адрес для связи в каждом запросе и не выдаёт себя за браузер.',
      en: 'The program names itself and how to reach its people in every request, and does not pose as a browser.',
      es: 'El programa se identifica y da un contacto en cada petición, y no se hace pasar por un navegador.',
      fa: 'برنامه در هر درخواست خود و راه تماس را معرفی می‌کند و خود را مرورگر جا نمی‌زند.',
      'pt-BR':
        'O programa se identifica e informa contato em cada requisição, e não finge ser um navegador.',
      'zh-CN': '程序在每个请求中表明自己的身份和联系方式，不冒充浏览器。',
    },
    no_login: {
      ru: 'Без входа в аккаунт, без обхода проверки возраста и капчи: такие страницы не читаются.',
      en: 'No sign-in, no way around age checks or captchas: such pages are not read.',
      es: 'Sin iniciar sesión ni eludir controles de edad o captchas: esas páginas no se leen.',
      fa: 'بدون ورود به حساب و بدون دور زدن بررسی سن یا کپچا؛ چنین صفحه‌هایی خوانده نمی‌شود.',
      'pt-BR':
        'Sem login e sem contornar verificação de idade ou captcha: essas páginas não são lidas.',
      'zh-CN': '不登录，不绕过年龄验证或验证码：此类页面不读取。',
    },
    no_readers: {
      ru: 'Имена читателей, комментарии и тексты книг не сохраняются — только сведения о книгах и счётчики.',
      en: 'No reader names, comments or book texts are kept: only facts about books and counters.',
      es: 'No se guardan nombres de lectores, comentarios ni textos: solo datos de los libros y contadores.',
      fa: 'نام خوانندگان، دیدگاه‌ها و متن کتاب‌ها ذخیره نمی‌شود؛ تنها مشخصات کتاب‌ها و شمارنده‌ها.',
      'pt-BR':
        'Não se guardam nomes de leitores, comentários nem textos: só dados dos livros e contadores.',
      'zh-CN': '不保存读者姓名、评论或正文：只保存书籍信息和计数。',
    },
    one_day: {
      ru: 'Один обход в сутки; неизменившиеся страницы не скачиваются заново.',
      en: 'One pass a day; pages that have not changed are not downloaded again.',
      es: 'Una pasada al día; las páginas sin cambios no se vuelven a descargar.',
      fa: 'روزی یک بار؛ صفحه‌هایی که تغییر نکرده‌اند دوباره دریافت نمی‌شوند.',
      'pt-BR': 'Uma passagem por dia; páginas inalteradas não são baixadas de novo.',
      'zh-CN': '每天一次；未变化的页面不会重新下载。',
    },
    keeps_terms: {
      ru: 'Собственные правила портала прочитаны, и за их соблюдение отвечает тот, кто включает сбор.',
      en: 'The portal’s own rules have been read, and whoever turns the collector on answers for keeping them.',
      es: 'Se han leído las reglas propias del portal; quien activa el recolector responde de su cumplimiento.',
      fa: 'قواعد خود پورتال خوانده شده و پاسخ‌گوی رعایت آن کسی است که گردآوری را روشن می‌کند.',
      'pt-BR':
        'As regras do próprio portal foram lidas, e quem liga o coletor responde por cumpri-las.',
      'zh-CN': '已阅读平台自身的规则，启用采集者对遵守这些规则负责。',
    },
  };
